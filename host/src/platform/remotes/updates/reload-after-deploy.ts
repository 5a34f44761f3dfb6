import { RemoteError } from '../model/errors.ts';
import type { ChosenRelease } from '../model/loader-types.ts';
import { reloadOnce, UNLOAD_TIMEOUT_MS } from './reload-once.ts';

const waitForUnload = () => new Promise<void>((resolve) => setTimeout(resolve, UNLOAD_TIMEOUT_MS));

/**
 * Reloads the app once when the files of a running release have vanished, most likely in a deployment: a release cannot be
 * replaced under a mounted page.
 * @returns the error to show when the app may not be reloaded
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
