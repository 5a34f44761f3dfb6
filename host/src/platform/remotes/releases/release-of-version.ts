import type { RegistryEntry, Release } from '@my-note/contract/registry';

/** What the registry says of a version of a remote other than the live one. */
export const findRelease = (
  { releases = [] }: RegistryEntry,
  version: string | null | undefined,
): Release | undefined => releases.find((release) => release.version === version);
