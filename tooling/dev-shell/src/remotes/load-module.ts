import { loadRemote } from '@module-federation/runtime';
import type { Registry } from '@my-note/contract/registry';
import type { RemoteLoader } from '@my-note/kit/federation';

/** Loads `<remote>/<module>` ids; a slot of another remote fails and stays empty. */
export const createLoader =
  ({ remotes }: Registry): RemoteLoader =>
  async (id) => {
    const [name, module] = id.split('/');
    const remote = remotes.find((entry) => entry.name === name);
    if (!remote) throw new Error(`${id} belongs to another remote, which is not in this shell`);
    return loadRemote(`${remote.scope}/${module}`);
  };
