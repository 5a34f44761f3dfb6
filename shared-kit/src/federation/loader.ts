/** Loads one exposed module of a remote by `<remote>/<expose>`, for example `notes/note-page`. */
export type RemoteLoader = (id: string) => Promise<unknown>;

/** Told of a mounted part of a remote, by the remote's name; answers how to say that it is gone. */
type HoldRemote = (name: string) => () => void;

let hold: HoldRemote = () => () => undefined;
let loader: RemoteLoader = (id) =>
  Promise.reject(new Error(`No loader of remotes is set; ${id} cannot be loaded`));

/** Called once by whoever composes the page: the host, or a remote's development shell. */
export const setRemoteLoader = (next: RemoteLoader, onMount = hold): void => {
  loader = next;
  hold = onMount;
};

/** Says that a part of a remote is mounted; to be called again when it is not. */
export const holdRemote: HoldRemote = (name) => hold(name);

/** Loads an exposed module through the page's loader, with its bounds and checks. */
export const loadRemoteModule: RemoteLoader = (id) => loader(id);
