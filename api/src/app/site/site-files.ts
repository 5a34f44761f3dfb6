import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Registry, type RegistryEntry, registrySchema } from '@my-note/contract/registry';

/** Paths of the app itself, as in the host's early script. */
const RESERVED = /^\/(i|login)?(\/|$)/;

/** The files that pages are made of. They are read for each page: a release replaces them at any time. */
export function createSiteFiles(folder: string) {
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const readOrNone = (file: string) => read(file).catch(() => undefined);
  return {
    index: () => read('index.html'),
    early: () => readOrNone('early.js'),
    frame: () => readOrNone('templates/frame.html'),
    registry: async (): Promise<Registry | undefined> => {
      const text = await readOrNone('registry.json');
      if (text === undefined) return undefined;
      try {
        return registrySchema.parse(JSON.parse(text));
      } catch {
        // The app reads it itself and says what is wrong with it.
        return undefined;
      }
    },
    /** The template of a page in the live release of its remote. */
    template: ({ name, version }: RegistryEntry, module: string) =>
      readOrNone(`remotes/${name}/${version}/templates/${module}.html`),
  };
}
export type SiteFiles = ReturnType<typeof createSiteFiles>;

/** The remote whose page shows the note at a path, with the page's module. */
export function notePageAt({ remotes }: Registry, pathname: string) {
  if (RESERVED.test(pathname)) return undefined;
  for (const entry of remotes) {
    const page = entry.killed
      ? undefined
      : entry.pages?.find(({ path: pattern, prefetch }) => prefetch === 'note' && pattern === '/*');
    if (page) return { entry, module: page.module };
  }
  return undefined;
}
