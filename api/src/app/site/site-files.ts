import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { links, pagePaths } from '@my-note/contract';
import type { Registry, RegistryEntry } from '@my-note/contract/registry';
import type { RegistryFile } from './registry-file.ts';

/** Paths of the app itself, as in the host's early script. */
const RESERVED = /^\/(i|login)?(\/|$)/;

/** The files that pages are made of. They are read for each page: a release replaces them at any time. */
export function createSiteFiles(folder: string, registryFile: RegistryFile) {
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const readOrNone = (file: string) => read(file).catch(() => undefined);
  return {
    index: () => read('index.html'),
    early: () => readOrNone('early.js'),
    frame: () => readOrNone('templates/frame.html'),
    registry: async (): Promise<Registry | undefined> => (await registryFile.read())?.registry,
    /** The template of a page in the live release of its remote. */
    template: ({ name, version }: RegistryEntry, module: string) =>
      readOrNone(`remotes/${name}/${version}/templates/${module}.html`),
  };
}
export type SiteFiles = ReturnType<typeof createSiteFiles>;

const SHARED_PAGE = new RegExp(`^${links.sharedNote({ shareId: '([^/]+)', noteId: '([^/]+)' })}/?$`);

/** The share and the note that the address of a shared page names. */
export function sharedAt(pathname: string): { shareId: string; noteId: string } | undefined {
  const [, shareId, noteId] = SHARED_PAGE.exec(pathname) ?? [];
  return shareId && noteId ? { shareId, noteId } : undefined;
}

/** The page of a remote that shows one note at a path, and its remote. */
export function notePageAt({ remotes }: Registry, pathname: string) {
  const isShared = sharedAt(pathname) !== undefined;
  if (!isShared && RESERVED.test(pathname)) return undefined;
  const wanted = isShared ? pagePaths.sharedNote : pagePaths.item;
  for (const entry of remotes) {
    // What an isolated remote brings is no part of the page.
    const page =
      entry.killed || entry.trust ? undefined : entry.pages?.find(({ path: pattern }) => pattern === wanted);
    if (page) return { entry, page };
  }
  return undefined;
}
