import type { Release } from '@my-note/contract/registry';

/** A release of a remote that a tab uses, and why. */
export interface ChosenRelease {
  release: Release;
  source: 'live' | 'canary' | 'previous' | 'override';
}
