/** Loads one exposed module of a remote by `<remote>/<expose>`, for example `notes/note-page`. */
export type RemoteLoader = (id: string) => Promise<unknown>;

let loader: RemoteLoader = (id) =>
  Promise.reject(new Error(`No loader of remotes is set; ${id} cannot be loaded`));

/** Called once by whoever composes the page: the host, or a remote's development shell. */
export const setRemoteLoader = (next: RemoteLoader): void => {
  loader = next;
};

/** Loads an exposed module through the page's loader, with its bounds and checks. */
export const loadRemoteModule: RemoteLoader = (id) => loader(id);
