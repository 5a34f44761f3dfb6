import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
// By its path, because this file also runs before anything is installed.
import { packageOf } from '../../remote-build/src/share/package-json.mjs';

export { packageOf };

// Other remotes are after these, by name.
const FIRST = ['notes', 'sharing', 'youtube', 'notifications', 'workspace'];
/** @param {string} name */
const rank = (name) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

/**
 * The order of remotes wherever they are listed.
 * @param {string} a
 * @param {string} b
 */
export const inOrder = (a, b) => rank(a) - rank(b) || (a < b ? -1 : Number(a > b));

/** The workspace root. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** Where the assembled site is written, and where the api serves it from. */
export const siteDir = path.join(root, 'dist/site');

/**
 * The remotes of a workspace, in the order in which the registry lists them: every folder `remote-*` whose
 * package.json has `myNote`.
 * @param {string} workspace
 */
export function remoteFoldersOf(workspace) {
  return readdirSync(workspace)
    .filter((name) => name.startsWith('remote-') && existsSync(path.join(workspace, name, 'package.json')))
    .filter((name) => packageOf(path.join(workspace, name)).myNote)
    .sort((a, b) => inOrder(a.slice('remote-'.length), b.slice('remote-'.length)));
}

/** The declared pages of this workspace's remotes, which the host's build contains. */
export const declaredRemotes = () =>
  remoteFoldersOf(root).flatMap((folder) => {
    const { myNote } = packageOf(path.join(root, folder));
    if (!myNote) return [];
    // Chunks have no URL before they are published; translated labels come with the registry, not with every first load.
    const pages = myNote.pages?.map(({ next: _named, labels: _translated, ...page }) => page);
    return [{ name: myNote.name, flag: myNote.flag, pages }];
  });
