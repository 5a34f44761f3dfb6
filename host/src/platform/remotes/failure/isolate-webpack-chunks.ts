const lists = new Map<string, Map<string, unknown[]>>();

const folderOf = (url: string): string => new URL('.', new URL(url, location.origin)).href;

/**
 * Webpack delivers the chunks of all releases of a remote through one global list, with the same numbers in every release.
 * This gives each folder a list of its own, so that a late chunk of one release never gets into another.
 * @param scope name of the container: `remote_notes`
 * @param previous a file of the previous release
 * @param next a file of the next release, which starts without chunks
 */
export function isolateChunks(scope: string, previous: string, next: string): void {
  const key = `webpackChunk${scope}`;
  let own = lists.get(scope);
  if (!own) {
    const before: unknown = Reflect.get(globalThis, key);
    const folders = new Map([[folderOf(previous), Array.isArray(before) ? before : []]]);
    own = folders;
    lists.set(scope, folders);
    Object.defineProperty(globalThis, key, {
      configurable: true,
      // Each chunk assigns the list back, which must not throw in strict mode.
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
