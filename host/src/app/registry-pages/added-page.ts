import type { RegistryEntry, RegistryPage } from '@my-note/contract/registry';

/** A page of a remote that the host's own table does not know. */
export interface AddedPage {
  entry: RegistryEntry;
  page: RegistryPage;
}
