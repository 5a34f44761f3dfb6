const lists = new Map<string, Map<string, unknown[]>>();

const folderOf = (url: string): string => new URL('.', new URL(url, location.origin)).href;

/**
 * Releases of one remote meet in the page: webpack hands chunks over through one global list per name, and
 * numbers them alike in every release. From here on each folder has a list of its own, so that a chunk of one
 * release never becomes part of another, however late it comes.
 * @param scope name of the container: `remote_notes`
 * @param former a file of the release that ran, or was to run, until now
 * @param next a file of the release that is to run now; it begins with no chunks
 */
export function isolateChunks(scope: string, former: string, next: string): void {
  const key = `webpackChunk${scope}`;
  let own = lists.get(scope);
  if (!own) {
    const before: unknown = Reflect.get(globalThis, key);
    const folders = new Map([[folderOf(former), Array.isArray(before) ? before : []]]);
    own = folders;
    lists.set(scope, folders);
    Object.defineProperty(globalThis, key, {
      configurable: true,
      // Each chunk assigns what it was given, and in strict code that must not throw.
      set: () => undefined,
      get: () => {
        const script = document.currentScript;
        const folder = folderOf(script instanceof HTMLScriptElement ? script.src : next);
        const list = folders.get(folder) ?? [];
        folders.set(folder, list);
        return list;
      },
    });
  }
  own.delete(folderOf(next));
}
