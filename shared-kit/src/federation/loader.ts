/** Loads one exposed module of a remote by `<remote>/<expose>`, for example `notes/note-page`. */
export type RemoteLoader = (id: string) => Promise<unknown>;

/** Called when a part of a remote mounts, with the remote's name; returns what to call when it unmounts. */
type HoldRemote = (name: string) => () => void;

/** Calls the listener when the modules of a remote are replaced or taken away; returns what ends that. */
type FollowRemote = (name: string, listener: () => void) => () => void;

let hold: HoldRemote = () => () => undefined;
let follow: FollowRemote = () => () => undefined;
let loader: RemoteLoader = (id) =>
  Promise.reject(new Error(`No loader of remotes is set; ${id} cannot be loaded`));

/**
 * Called once by the host, or by a remote's development shell.
 *
 * @example
 * // In a test of a screen with a slot
 * setRemoteLoader(async () => ({ Component: () => <Text>Slot</Text> }));
 */
export const setRemoteLoader = (next: RemoteLoader, onMount = hold, onReplaced = follow): void => {
  loader = next;
  hold = onMount;
  follow = onReplaced;
};

/** Reports that a part of a remote is mounted; call the returned function when it unmounts. */
export const holdRemote: HoldRemote = (name) => hold(name);

/** Calls the listener when what is shown of a remote has to be loaded again; call the returned function when it unmounts. */
export const followRemote: FollowRemote = (name, listener) => follow(name, listener);

/** Loads an exposed module through the page's loader, with its bounds and checks. */
export const loadRemoteModule: RemoteLoader = (id) => loader(id);
