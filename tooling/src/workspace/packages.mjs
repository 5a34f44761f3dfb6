import { existsSync } from 'node:fs';
import path from 'node:path';
import { packageOf, remoteFoldersOf } from './paths.mjs';
import { Refusal } from './refusal.mjs';

export const HOST = 'host';

/** @typedef {{ name: string, folder: string, dir: string }} Package */

/**
 * Finds packages by the remote's short name, its folder, `host`, or the path of a remote outside of the workspace.
 * @param {string} workspace
 * @param {string[]} names
 * @returns {Package[]}
 */
export function packagesOf(workspace, names) {
  const known = [
    ...remoteFoldersOf(workspace).map((folder) => ({
      name: String(packageOf(path.join(workspace, folder)).myNote?.name),
      folder,
    })),
    { name: HOST, folder: HOST },
  ];
  return [...new Set(names)].map((wanted) => {
    const found = known.find(({ name, folder }) => wanted === name || wanted === folder);
    if (found) return { ...found, dir: path.join(workspace, found.folder) };
    const isPath = wanted === '.' || wanted.includes(path.sep);
    const elsewhere = isPath && remoteAt(path.resolve(workspace, wanted));
    if (elsewhere) return elsewhere;
    throw new Refusal(
      `This workspace has no "${wanted}". There are: ${known.map(({ name }) => name).join(', ')}.`,
    );
  });
}

/**
 * @param {string} dir
 * @returns {Package | undefined}
 */
function remoteAt(dir) {
  const { myNote } = existsSync(path.join(dir, 'package.json')) ? packageOf(dir) : {};
  return myNote && { name: String(myNote.name), folder: path.basename(dir), dir };
}
