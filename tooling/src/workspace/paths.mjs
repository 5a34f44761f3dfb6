import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

/**
 * The used fields of a package.json. `myNote` is a remote's declaration; publishing checks it in full.
 * @typedef {object} PackageJson
 * @property {string} name
 * @property {string} version
 * @property {Record<string, string>} [exports]
 * @property {Record<string, string>} [scripts]
 * @property {{ name: string, pages: DeclaredPage[], fills?: Record<string, string>, flag?: string }} [myNote]
 * @typedef {{ path: string, module: string }} DeclaredPage with the fields of `pageSchema` in the contract
 */

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

/** The remotes of this workspace. */
export const remoteFolders = remoteFoldersOf(root);

/** The declared pages of this workspace's remotes, which the host's build contains. */
export const declaredRemotes = () =>
  remoteFolders.flatMap((folder) => {
    const { myNote } = packageOf(path.join(root, folder));
    return myNote ? [{ name: myNote.name, flag: myNote.flag, pages: myNote.pages }] : [];
  });

/**
 * Reads the package.json of a folder.
 * @param {string} dir
 * @returns {PackageJson}
 */
export function packageOf(dir) {
  return JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
}
