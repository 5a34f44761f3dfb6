import { RemoteError } from '../model/errors.ts';
import type { ChosenRelease } from '../releases/chosen-release.ts';
import { LEAVING_MS, reloadOnce } from './reload-once.ts';

const leaving = () => new Promise<void>((resolve) => setTimeout(resolve, LEAVING_MS));

/**
 * A module of a release that this tab already runs could not be loaded. When its files vanished, most likely
 * in a deployment, the app is loaded again, once; what cannot be swapped under a mounted page comes new then.
 * @returns what to say when that may not be
 */
export async function failedInUse(
  name: string,
  { release, source }: ChosenRelease,
  error: RemoteError,
): Promise<RemoteError> {
  if (!error.missing || source === 'override') return error;
  if (reloadOnce(`${name}@${release.version}`)) await leaving();
  return new RemoteError('gone', error.message, { cause: error });
}
