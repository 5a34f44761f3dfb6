import type { Registry, RegistryEntry } from '@my-note/shared-kit/federation';
import { type Circuit, createCircuit } from './circuit.ts';
import { asRemoteError, isPassing, RemoteError } from './errors.ts';
import { report } from './events.ts';
import { failedInUse } from './failed-in-use.ts';
import { standInsFor } from './fall-back.ts';
import type { RemoteLoaderParts } from './load-remote.ts';
import type { ChosenRelease } from './releases.ts';

const RETRIES = 2;
const BACK_OFF_MS = 400;
/** From the wish for a module to its panel at the latest, with every release and every try in it. */
export const TOTAL_MS = 30_000;
/** No further try of the first release begins after this, so that what stands in for it has time left. */
const FIRST_RELEASE_MS = 18_000;

export interface Recovery extends Pick<RemoteLoaderParts, 'attempt' | 'choose' | 'spoil' | 'wait'> {
  entry: RegistryEntry;
  /** The release of which an attempt has failed, the module, and how. */
  chosen: ChosenRelease;
  module: string;
  error: unknown;
  /** When the module was wished for. */
  started: number;
  circuits: Map<string, Circuit>;
  /** Other modules of this release run already: two releases side by side would hold the remote's state twice. */
  isInUse: boolean;
  readRegistry: () => Promise<Registry>;
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const pause = (retry: number) => BACK_OFF_MS * 2 ** retry * (0.75 + Math.random() / 2);

function inTime<T>(running: Promise<T>, id: string, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new RemoteError('timeout', `${id} did not come within ${TOTAL_MS} ms`));
    const timer = setTimeout(late, ms);
    running.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * After the first failed attempt: two more with back-off and jitter, then the releases that may stand in, all
 * within 30 s of the wish. Rejects with the first release's error.
 * @returns the module and the release it came from
 */
export function recover(recovery: Recovery): Promise<[module: unknown, from: ChosenRelease]> {
  const { entry, chosen, module, started, circuits, wait = sleep, isInUse } = recovery;
  const { name } = entry;
  const elapsed = () => Date.now() - started;
  const about = ({ release: { version } }: ChosenRelease) => ({ remote: name, version, at: Date.now() });

  const circuit =
    circuits.get(name) ??
    createCircuit({ onChange: (state) => report({ kind: 'circuit', ...about(chosen), state }) });
  circuits.set(name, circuit);

  function fail(from: ChosenRelease, error: RemoteError): never {
    report({
      kind: 'failed',
      ...about(from),
      module,
      ms: elapsed(),
      error: error.kind,
      message: error.message,
    });
    throw error;
  }

  async function attempt(from: ChosenRelease, attempts: number): Promise<unknown> {
    try {
      const value = await recovery.attempt(from, module, circuit.attempts());
      circuit.succeeded();
      report({ kind: 'loaded', ...about(from), module, ms: elapsed(), attempts });
      return value;
    } catch (caught) {
      const error = asRemoteError(caught);
      circuit.failed(error);
      throw error;
    }
  }

  async function again(): Promise<unknown> {
    let error = asRemoteError(recovery.error);
    circuit.failed(error);
    for (let retry = 0; retry < RETRIES && isPassing(error) && elapsed() < FIRST_RELEASE_MS; retry += 1) {
      await wait(pause(retry));
      try {
        return await attempt(chosen, retry + 2);
      } catch (caught) {
        error = asRemoteError(caught);
      }
    }
    return fail(chosen, error);
  }

  async function fallBack(error: RemoteError): Promise<[unknown, ChosenRelease]> {
    if (isInUse) throw await failedInUse(name, chosen, error);
    // Its modules may be half made, and would be taken for whole.
    if (error.kind === 'evaluation') recovery.spoil(chosen);
    const readAnew = async () => (await recovery.readRegistry()).remotes.find((anew) => anew.name === name);
    for (const next of await standInsFor(entry, chosen, error, recovery.choose, readAnew)) {
      try {
        return [await attempt(next, 1), next];
      } catch (caught) {
        const failed = asRemoteError(caught);
        report({
          kind: 'failed',
          ...about(next),
          module,
          ms: elapsed(),
          error: failed.kind,
          message: failed.message,
        });
      }
    }
    throw error;
  }

  const running = again().then(
    (value): [unknown, ChosenRelease] => [value, chosen],
    (error: unknown) => fallBack(asRemoteError(error)),
  );
  return inTime(running, `${name}/${module}`, TOTAL_MS - elapsed());
}
