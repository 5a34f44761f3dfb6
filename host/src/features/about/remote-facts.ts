import type { Registry } from '@my-note/contract/registry';
import type { CircuitState } from '../../platform/remotes/model/circuit.ts';
import type { RemoteErrorKind } from '../../platform/remotes/model/errors.ts';
import type { RemoteEvent } from '../../platform/remotes/model/events.ts';
import type { ChosenRelease } from '../../platform/remotes/model/loader-types.ts';

/** Why this tab uses this version. */
export type Why = ChosenRelease['source'] | 'off' | 'killed';

type State =
  | { kind: 'not-loaded' }
  | { kind: 'loaded'; ms: number; attempts: number }
  | { kind: 'failed'; error: RemoteErrorKind };

export interface RemoteFact {
  name: string;
  /** The version that runs in this tab, or would run. */
  version: string;
  why: Why;
  published: string;
  /** Range of contract versions. */
  contract: string;
  state: State;
  circuit: CircuitState;
}

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

export function remoteFacts(sources: FactSources): RemoteFact[] {
  const { registry, inUse, releaseOf, circuits, events, isSwitchedOn } = sources;
  return registry.remotes.map((entry) => {
    const { name, flag, killed } = entry;
    const { release, source } = releaseOf(name) ?? { release: entry, source: 'live' };
    const isOff = flag !== undefined && !isSwitchedOn(flag);
    // A remote whose setting was switched off later keeps running in this tab.
    const why = inUse.has(name) || !isOff ? source : 'off';
    return {
      name,
      version: release.version,
      why: killed ? 'killed' : why,
      published: entry.version,
      contract: release.contract,
      state: stateOf(name, events),
      circuit: circuits[name] ?? 'closed',
    };
  });
}
