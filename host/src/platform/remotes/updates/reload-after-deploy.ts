import type { ChosenRelease } from '../model/chosen-release.ts';
import { RemoteError } from '../model/errors.ts';
import { reloadOnce, UNLOAD_TIMEOUT_MS } from './reload-once.ts';

const waitForUnload = () => new Promise<void>((resolve) => setTimeout(resolve, UNLOAD_TIMEOUT_MS));

/**
 * A module of a release that this tab already runs could not be loaded. When its files vanished, most likely
 * in a deployment, the app is loaded again, once; what cannot be swapped under a mounted page comes new then.
 * @returns what to say when that may not be
 */
export async function reloadAfterDeploy(
  name: string,
  { release, source }: ChosenRelease,
  error: RemoteError,
): Promise<RemoteError> {
  if (!error.missing || source === 'override') return error;
  if (reloadOnce(`${name}@${release.version}`)) await waitForUnload();
  return new RemoteError('gone', error.message, { cause: error });
}
