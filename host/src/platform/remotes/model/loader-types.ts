import type { Registry, RegistryEntry } from '@my-note/contract/registry';
import type { ChosenRelease } from './chosen-release.ts';
import type { Circuit } from './circuit.ts';

export interface RemoteLoaderOptions {
  registry: Registry;
  /** Reads the registry again; rejects when it is not to be had. */
  readRegistry: () => Promise<Registry>;
  isSwitchedOn: (flag: string) => boolean;
  /** What a developer put in place of published releases, by the remote's name. */
  overrides?: ReadonlyMap<string, ChosenRelease> | undefined;
  /** The release that this browser is to use. */
  choose: (entry: RegistryEntry) => Promise<ChosenRelease>;
  /** One attempt; rejects with a RemoteError. `attempt` counts from 0. */
  attempt: (chosen: ChosenRelease, module: string, attempt: number) => Promise<unknown>;
  /** Makes the next attempt of an unused release create its container again, after its code failed to evaluate. */
  invalidate: (chosen: ChosenRelease) => void;
  /** Between two attempts; a test need not wait. */
  wait?: (ms: number) => Promise<void>;
}

/**
 * `optional`: the page can do without it, so its failure does not count and moves no release. `probe`: the same, and
 * one attempt is made although the circuit is open.
 */
export type LoadMode = 'optional' | 'probe';

/** The release a tab runs, and the version the registry had named when that was settled. */
export type ReleaseInUse = ChosenRelease & { wanted: string };

/** What `recover` needs to know after the first failed attempt. */
export interface Recovery extends Pick<RemoteLoaderOptions, 'attempt' | 'choose' | 'invalidate' | 'wait'> {
  entry: RegistryEntry;
  /** The release of which an attempt has failed, the module, and how. */
  chosen: ChosenRelease;
  module: string;
  error: unknown;
  /** When the module was requested, in milliseconds since 1970. */
  started: number;
  circuits: Map<string, Circuit>;
  /** Other modules of this release run already: two releases side by side would hold the remote's state twice. */
  isInUse: boolean;
  readRegistry: () => Promise<Registry>;
}
