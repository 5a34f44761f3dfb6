import { getInstance } from '@module-federation/runtime';
import { collator } from '@my-note/contract/language';

/** A module that host and remotes share. */
export interface SharedFact {
  name: string;
  versions: string[];
  /** Containers that provide it: `host` or `remote_notes`. */
  providers: string[];
  users: string[];
}

interface Provided {
  from: string;
  useIn: string[];
}

/** Modules by name and version, as the federation runtime stores them. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Provided>>>>;

const byName = collator();

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/**
 * The modules of a share scope.
 * @param ownOfHost names of the modules that the host provides: the runtime records as `from` the container that loaded
 * a module first, which may be another one
 */
export const factsOfScope = (scope: ShareScope, ownOfHost: readonly string[]): SharedFact[] =>
  Object.entries(scope)
    .map(([name, versions]) => {
      const all = Object.values(versions);
      return {
        name,
        versions: sorted(Object.keys(versions)),
        providers:
          ownOfHost.includes(name) && all.length === 1 ? ['host'] : sorted(all.map(({ from }) => from)),
        users: sorted(all.flatMap(({ useIn }) => useIn)),
      };
    })
    .sort((a, b) => byName(a.name, b.name));

export function sharedFacts(): SharedFact[] {
  const host = getInstance();
  return host ? factsOfScope(host.shareScopeMap.default ?? {}, Object.keys(host.options.shared)) : [];
}
