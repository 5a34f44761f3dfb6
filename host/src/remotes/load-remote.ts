import type { Registry, RegistryEntry } from '@my-note/shared-kit/federation';
import { type Circuit, createCircuit } from './circuit.ts';
import { isPassing, RemoteError } from './errors.ts';

const RETRIES = 2;
const TOTAL_MS = 25_000;
const BACK_OFF_MS = 400;

export interface RemoteLoaderParts {
  registry: Registry;
  /** Asks again for the registry when it names no such remote. */
  reloadRegistry: () => Promise<Registry>;
  isSwitchedOn: (flag: string) => boolean;
  /** One attempt; rejects with a RemoteError. `attempt` counts from 0. */
  attempt: (entry: RegistryEntry, module: string, attempt: number) => Promise<unknown>;
  now?: () => number;
  wait?: (ms: number) => Promise<void>;
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const pause = (retry: number) => BACK_OFF_MS * 2 ** retry * (0.75 + Math.random() / 2);

/** Loads exposed modules of remotes with bounds: retries, a total time, and a circuit per remote. */
export function createRemoteLoader({ now = Date.now, wait = sleep, ...parts }: RemoteLoaderParts) {
  let registry = parts.registry;
  const circuits = new Map<string, Circuit>();
  const attempts = new Map<string, number>();
  const lastErrors = new Map<string, RemoteError>();
  const loading = new Map<string, Promise<unknown>>();
  const loaded = new Map<string, unknown>();

  const circuitOf = (name: string): Circuit => {
    const circuit = circuits.get(name) ?? createCircuit(now);
    circuits.set(name, circuit);
    return circuit;
  };

  async function entryOf(name: string): Promise<RegistryEntry> {
    const find = () => registry.remotes.find((entry) => entry.name === name);
    if (!find()) registry = await parts.reloadRegistry();
    const entry = find();
    if (!entry) throw new RemoteError('network', `The registry names no remote ${name}`);
    if (entry.killed) throw new RemoteError('off', `${name} is switched off for everyone`);
    if (entry.flag && !parts.isSwitchedOn(entry.flag))
      throw new RemoteError('off', `${name} is switched off`);
    return entry;
  }

  async function tryRepeatedly(entry: RegistryEntry, module: string): Promise<unknown> {
    const circuit = circuitOf(entry.name);
    const last = lastErrors.get(entry.name);
    if (circuit.isOpen() && last) throw last;
    const started = now();
    for (let retry = 0; ; retry += 1) {
      // Counted over the life of the page: each attempt needs an address the browser is not stuck on.
      const attempt = attempts.get(entry.name) ?? 0;
      try {
        const value = await parts.attempt(entry, module, attempt);
        circuit.succeeded();
        return value;
      } catch (error) {
        attempts.set(entry.name, attempt + 1);
        circuit.failed();
        if (!(error instanceof RemoteError)) throw error;
        lastErrors.set(entry.name, error);
        if (retry >= RETRIES || !isPassing(error) || now() - started > TOTAL_MS) throw error;
        await wait(pause(retry));
      }
    }
  }

  async function loadNow(id: string): Promise<unknown> {
    const [name = '', module = ''] = id.split('/');
    const value = await tryRepeatedly(await entryOf(name), module);
    loaded.set(id, value);
    return value;
  }

  return {
    load: (id: string): Promise<unknown> => {
      const running = loading.get(id) ?? loadNow(id).finally(() => loading.delete(id));
      loading.set(id, running);
      return running;
    },
    /** The module, when it has been loaded before. */
    peek: (id: string): unknown => loaded.get(id),
    /** A person asks, or the connection is back: the next attempt is let through. */
    allowRetry: (id?: string) => {
      for (const [name, circuit] of circuits) if (!id || id.startsWith(`${name}/`)) circuit.halfOpen();
    },
  };
}
