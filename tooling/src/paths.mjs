import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inOrder } from './store/registry.mjs';

/** The workspace root. */
export const root = path.resolve(import.meta.dirname, '../..');

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

/**
 * Reads the package.json of a folder.
 * @param {string} dir
 */
export function packageOf(dir) {
  return JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
}
