import type { Registry } from '@my-note/contract/registry';
import type { ChosenRelease } from '../../platform/remotes/model/chosen-release.ts';
import type { CircuitState } from '../../platform/remotes/model/circuit.ts';
import type { RemoteErrorKind } from '../../platform/remotes/model/errors.ts';
import type { RemoteEvent } from '../../platform/remotes/model/events.ts';

/** Why this tab has the version that it has. */
export type Why = ChosenRelease['source'] | 'off' | 'killed';

type State =
  | { kind: 'not-loaded' }
  | { kind: 'loaded'; ms: number; attempts: number }
  | { kind: 'failed'; error: RemoteErrorKind };

/** What there is to say of one remote in this tab. */
export interface RemoteFact {
  name: string;
  /** The version that runs here, or would. */
  version: string;
  why: Why;
  published: string;
  /** Range of contract versions that it was built for. */
  contract: string;
  state: State;
  circuit: CircuitState;
}

/** Where the facts come from: the page's loader of remotes, and what has happened so far. */
export interface FactSources {
  registry: Registry;
  inUse: ReadonlyMap<string, ChosenRelease>;
  releaseOf: (name: string) => ChosenRelease | undefined;
  circuits: Readonly<Record<string, CircuitState>>;
  events: readonly RemoteEvent[];
  isSwitchedOn: (flag: string) => boolean;
}

function stateOf(name: string, events: readonly RemoteEvent[]): State {
  const last = events.findLast((event) => event.remote === name && event.kind !== 'circuit');
  if (last?.kind === 'loaded') return { kind: 'loaded', ms: Math.round(last.ms), attempts: last.attempts };
  if (last?.kind === 'failed') return { kind: 'failed', error: last.error };
  return { kind: 'not-loaded' };
}

/** The facts of every remote in the registry, in its order. */
export function remoteFacts(sources: FactSources): RemoteFact[] {
  const { registry, inUse, releaseOf, circuits, events, isSwitchedOn } = sources;
  return registry.remotes.map((entry) => {
    const { name, flag, killed } = entry;
    const { release, source } = releaseOf(name) ?? { release: entry, source: 'live' };
    const isOff = flag !== undefined && !isSwitchedOn(flag);
    // What runs already goes on running, whatever has been switched off since.
    const absent = killed ? 'killed' : isOff ? 'off' : undefined;
    return {
      name,
      version: release.version,
      why: inUse.has(name) ? source : (absent ?? source),
      published: entry.version,
      contract: release.contract,
      state: stateOf(name, events),
      circuit: circuits[name] ?? 'closed',
    };
  });
}
