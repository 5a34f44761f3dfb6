import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The workspace root. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Where the assembled site is written, and where the api serves it from. */
export const siteDir = path.join(root, 'dist/site');

/** The remotes of this workspace, in the order in which the registry lists them. */
export const remoteFolders = ['remote-notes', 'remote-sharing', 'remote-youtube', 'remote-notifications'];

/**
 * Reads the package.json of a folder.
 * @param {string} dir
 */
export function packageOf(dir) {
  return JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
}
