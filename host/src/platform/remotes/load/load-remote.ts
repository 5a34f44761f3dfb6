import type { Registry, RegistryEntry } from '@my-note/contract/registry';
import type { Circuit, CircuitState } from '../model/circuit.ts';
import { recordRemoteEvent } from '../model/events.ts';
import { loadFailureChunk, rejectWith } from '../model/failure-chunk.ts';
import type { ChosenRelease, LoadMode, ReleaseInUse, RemoteLoaderOptions } from '../model/loader-types.ts';

/**
 * Loads exposed modules of remotes. What follows a failed attempt (retries, circuit breaker, fallback) is in `recover.ts`,
 * which is loaded then.
 */
export function createRemoteLoader(parts: RemoteLoaderOptions) {
  let registry = parts.registry;
  const circuits = new Map<string, Circuit>();
  const loading = new Map<string, Promise<unknown>>();
  const settlingReleases = new Map<string, Promise<unknown>>();
  const modules = new Map<string, unknown>();
  const inUse = new Map<string, ReleaseInUse>();

  const find = (name: string) => registry.remotes.find((entry) => entry.name === name);

  async function readRegistry(): Promise<Registry> {
    // When the read fails, the current registry stays.
    registry = await parts.readRegistry().catch(() => registry);
    return registry;
  }

  async function entryOf(name: string): Promise<RegistryEntry> {
    const known = find(name);
    if (!known || known.killed) await readRegistry();
    const entry = find(name);
    if (!entry) return rejectWith('network', `The registry has no remote ${name}`);
    if (entry.killed || (entry.flag && !parts.isSwitchedOn(entry.flag)))
      return rejectWith('off', `${name} is switched off`);
    return entry;
  }

  async function attemptOrRecover(entry: RegistryEntry, module: string, mode?: LoadMode): Promise<unknown> {
    const { name } = entry;
    const started = Date.now();
    const used = inUse.get(name);
    const chosen = used ?? parts.overrides?.get(name) ?? (await parts.choose(entry));
    const { version } = chosen.release;
    const circuit = circuits.get(name);
    const attempt = entry.trust ? (await loadFailureChunk()).isolate(entry, parts.attempt) : parts.attempt;
    if (mode !== 'probe') circuit?.check();
    let value: unknown;
    let final = chosen;
    try {
      value = await attempt(chosen, module, circuit?.attempts() ?? 0);
      circuit?.succeeded();
      // A slot asks at each mount for what is there already.
      if (!modules.has(`${name}/${module}`))
        recordRemoteEvent({
          kind: 'loaded',
          remote: name,
          version,
          module,
          at: Date.now(),
          ms: Date.now() - started,
          attempts: 1,
        });
    } catch (error) {
      if (mode) throw error;
      const { recover } = await loadFailureChunk().catch(() => {
        throw error;
      });
      const recovery = { ...parts, attempt, entry, chosen, module, error, started, circuits, readRegistry };
      [value, final] = await recover({ ...recovery, isInUse: used !== undefined });
    }
    const { trust, grant } = entry;
    if (!used) inUse.set(name, { ...final, wanted: version, trust, grant });
    return value;
  }

  async function load(id: string, mode?: LoadMode): Promise<unknown> {
    const [name = '', module = ''] = id.split('/');
    const entry = await entryOf(name);
    // The first load decides the release of this tab; others wait, so that two releases never run side by side.
    while (!inUse.has(name) && settlingReleases.has(name)) await settlingReleases.get(name);
    const running = attemptOrRecover(entry, module, mode);
    if (!inUse.has(name)) {
      const settled = () => settlingReleases.delete(name);
      settlingReleases.set(name, running.then(settled, settled));
    }
    const value = await running;
    modules.set(id, value);
    return value;
  }

  return {
    load: (id: string, mode?: LoadMode): Promise<unknown> => {
      // A retry gets all its attempts, also while a probe with its single attempt is running.
      const key = mode === 'probe' ? `probe ${id}` : id;
      const running = loading.get(key) ?? load(id, mode).finally(() => loading.delete(key));
      loading.set(key, running);
      return running;
    },
    /** The module, when it has been loaded before. */
    peek: (id: string): unknown => modules.get(id),
    /** The loaded modules by id. */
    modules,
    /** Takes a remote away: its next load starts with the release that the registry has then. */
    forget: (name: string): void => {
      for (const id of modules.keys()) if (id.startsWith(`${name}/`)) modules.delete(id);
      inUse.delete(name);
    },
    registry: (): Registry => registry,
    /** Reads the registry again, for remotes that are not loaded yet. */
    readRegistry,
    choose: parts.choose,
    overrides: parts.overrides,
    /** The releases that this tab runs. */
    inUse: inUse as ReadonlyMap<string, ReleaseInUse>,
    /** The release of a remote that this tab runs, or the live one. */
    releaseOf: (name: string): ChosenRelease | undefined => {
      const entry = find(name);
      const live: ChosenRelease | undefined = entry && { release: entry, source: 'live' };
      return inUse.get(name) ?? parts.overrides?.get(name) ?? live;
    },
    /** State of the circuit of each remote that has failed. */
    circuits: (): Record<string, CircuitState> =>
      Object.fromEntries([...circuits].map(([name, circuit]) => [name, circuit.state()])),
    /** Lets the next attempt through, after a retry by the user or when the connection is back. */
    allowRetry: (id = '') => {
      for (const [name, circuit] of circuits) if (!id || id.startsWith(`${name}/`)) circuit.halfOpen();
    },
  };
}
