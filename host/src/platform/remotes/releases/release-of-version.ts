import type { RegistryEntry, Release } from '@my-note/contract/registry';

/** A release of a remote by its version, other than the live one. */
export const findRelease = (
  { releases = [] }: RegistryEntry,
  version: string | null | undefined,
): Release | undefined => releases.find((release) => release.version === version);
