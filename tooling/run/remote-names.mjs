import path from 'node:path';
import { packageOf, remoteFolders, root } from '../src/paths.mjs';

const nameOf = (folder) => packageOf(path.join(root, folder)).myNote.name;

/**
 * The folders of remotes by the names that a person types (`notes`, or `remote-notes`); ends the process with
 * the list of remotes when one is unknown.
 * @param {string[]} names
 * @returns {string[]}
 */
export function foldersOf(names) {
  const known = new Map(
    remoteFolders.flatMap((folder) => [
      [nameOf(folder), folder],
      [folder, folder],
    ]),
  );
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    console.error(
      `No such remote: ${unknown.join(', ')}. There are: ${remoteFolders.map(nameOf).join(', ')}.`,
    );
    process.exit(2);
  }
  return names.map((name) => known.get(name) ?? name);
}
