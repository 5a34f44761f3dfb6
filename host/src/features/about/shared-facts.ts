import { getInstance } from '@module-federation/runtime';

/** A module that exists once for the host and all remotes, or should. */
export interface SharedFact {
  name: string;
  versions: string[];
  /** Containers that brought it: `host` or `remote_notes`. */
  providers: string[];
  users: string[];
}

interface Provided {
  from: string;
  useIn: string[];
}

/** Modules by name, each by version: the shape of the federation runtime's share scope. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Provided>>>>;

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/**
 * The modules of a share scope.
 * @param ownOfHost names of those that the host itself put there: the runtime notes as `from` who was first to load
 * one, which need not be who brought it
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
    .sort((a, b) => a.name.localeCompare(b.name));

/** What is shared in this tab now. */
export function sharedFacts(): SharedFact[] {
  const host = getInstance();
  return host ? factsOfScope(host.shareScopeMap.default ?? {}, Object.keys(host.options.shared)) : [];
}
