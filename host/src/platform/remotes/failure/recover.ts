import { createCircuit } from '../model/circuit.ts';
import { asRemoteError, isTransient, RemoteError } from '../model/errors.ts';
import { recordRemoteEvent } from '../model/events.ts';
import type { ChosenRelease, Recovery } from '../model/loader-types.ts';
import { fallbackReleases } from '../releases/fallback-releases.ts';
import { reloadAfterDeploy } from '../updates/reload-after-deploy.ts';
import { classify, failedOutside } from './classify.ts';

const RETRIES = 2;
const BACKOFF_MS = 400;
/** Time limit from the request for a module to its error panel, over all releases and attempts. */
export const TOTAL_MS = 30_000;
/** No further attempt of the first release starts after this, so that the fallback has time left. */
const FIRST_RELEASE_MS = 18_000;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const pause = (retry: number) => BACKOFF_MS * 2 ** retry * (0.75 + Math.random() / 2);

/** Result of an attempt after the time limit: nothing waits for it, and it must not be recorded. */
const never = new Promise<never>(() => undefined);

function inTime<T>(running: Promise<T>, ms: number, late: () => RemoteError): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), ms);
    running.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * After the first failed attempt: two retries with backoff and jitter, then the fallback releases, all within 30 s of the
 * request (docs/decisions/0033-retries-without-cockatiel.md). Rejects with the first release's error.
 * @returns the module and the release it came from
 */
export function recover(recovery: Recovery): Promise<[module: unknown, from: ChosenRelease]> {
  const { entry, chosen, module, started, circuits, wait = sleep, isInUse } = recovery;
  const { name } = entry;
  let isOver = false;
  const elapsed = (since = started) => Date.now() - since;
  const about = ({ release: { version } }: ChosenRelease) => ({ remote: name, version, at: Date.now() });

  const circuit =
    circuits.get(name) ??
    createCircuit({ onChange: (state) => recordRemoteEvent({ kind: 'circuit', ...about(chosen), state }) });
  circuits.set(name, circuit);

  function countFailure(from: ChosenRelease, error: RemoteError) {
    circuit.failed(error);
    // Modules of the remote that ran without it would throw the same error again.
    if (!isInUse && failedOutside(error, from.release.manifest.url)) recovery.invalidate(from);
  }

  function failed(from: ChosenRelease, error: RemoteError, since = started): RemoteError {
    const { kind, message } = error;
    recordRemoteEvent({ kind: 'failed', ...about(from), module, ms: elapsed(since), error: kind, message });
    return error;
  }

  /** @param since when the first attempt of this release began */
  async function attempt(from: ChosenRelease, attempts: number, since = started): Promise<unknown> {
    if (isOver) return never;
    try {
      const value = await recovery.attempt(from, module, circuit.attempts());
      if (isOver) return never;
      circuit.succeeded();
      recordRemoteEvent({ kind: 'loaded', ...about(from), module, ms: elapsed(since), attempts });
      return value;
    } catch (caught) {
      if (isOver) return never;
      const error = asRemoteError(caught);
      countFailure(from, error);
      throw error;
    }
  }

  async function retryAttempt(): Promise<unknown> {
    // Not classified yet when the code for it had failed to load too.
    let error = await classify(recovery.error, chosen.release.entry.url);
    countFailure(chosen, error);
    for (let count = 0; count < RETRIES && isTransient(error) && elapsed() < FIRST_RELEASE_MS; count += 1) {
      await wait(pause(count));
      try {
        return await attempt(chosen, count + 2);
      } catch (caught) {
        error = asRemoteError(caught);
      }
    }
    throw failed(chosen, error);
  }

  async function fallBack(error: RemoteError): Promise<[unknown, ChosenRelease]> {
    if (isInUse) throw await reloadAfterDeploy(name, chosen, error);
    // Its modules may be half evaluated, and would count as loaded.
    if (error.kind === 'evaluation') recovery.invalidate(chosen);
    const refetchEntry = async () =>
      (await recovery.readRegistry()).remotes.find((current) => current.name === name);
    for (const next of await fallbackReleases(entry, chosen, error, recovery.choose, refetchEntry)) {
      const since = Date.now();
      try {
        return [await attempt(next, 1, since), next];
      } catch (caught) {
        failed(next, asRemoteError(caught), since);
      }
    }
    throw error;
  }

  const running = retryAttempt().then(
    (value): [unknown, ChosenRelease] => [value, chosen],
    (error: unknown) => fallBack(asRemoteError(error)),
  );
  return inTime(running, TOTAL_MS - elapsed(), () => {
    isOver = true;
    return failed(chosen, new RemoteError('timeout', `${name}/${module} did not load within ${TOTAL_MS} ms`));
  });
}
