import type { Registry, RegistryEntry, Release } from '@my-note/contract/registry';
import type { Circuit } from './circuit.ts';

/** A release of a remote that a tab uses, and why. */
export interface ChosenRelease {
  release: Release;
  source: 'live' | 'canary' | 'previous' | 'override';
}

export interface RemoteLoaderOptions {
  registry: Registry;
  /** Reads the registry again; rejects when it is unreachable. */
  readRegistry: () => Promise<Registry>;
  isSwitchedOn: (flag: string) => boolean;
  /** A developer's own copies, by the remote's name. */
  overrides?: ReadonlyMap<string, ChosenRelease> | undefined;
  choose: (entry: RegistryEntry) => Promise<ChosenRelease>;
  /** One attempt; rejects with a RemoteError. `attempt` counts from 0. */
  attempt: (chosen: ChosenRelease, module: string, attempt: number) => Promise<unknown>;
  /** Makes the next attempt create the container again, after its code failed to evaluate. */
  invalidate: (chosen: ChosenRelease) => void;
  /** The pause between two attempts; tests replace it. */
  wait?: (ms: number) => Promise<void>;
}

/**
 * `optional`: the page works without the module, so a failure does not count and causes no fallback. `probe`: the same,
 * with one attempt even while the circuit is open.
 */
export type LoadMode = 'optional' | 'probe';

/** The release that a tab runs, and what the registry said when that was decided. */
export interface ReleaseInUse extends ChosenRelease, Pick<RegistryEntry, 'trust' | 'grant'> {
  /** The version that this browser was to get. */
  wanted: string;
}

/** Parameters of `recover`, after the first failed attempt. */
export interface Recovery extends Pick<RemoteLoaderOptions, 'attempt' | 'choose' | 'invalidate' | 'wait'> {
  entry: RegistryEntry;
  /** The release whose attempt failed, the module, and the error. */
  chosen: ChosenRelease;
  module: string;
  error: unknown;
  /** When the module was requested, in milliseconds since 1970. */
  started: number;
  circuits: Map<string, Circuit>;
  /** Other modules of this release are running: a second release would have a state of its own. */
  isInUse: boolean;
  readRegistry: () => Promise<Registry>;
}
