import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The files of a repository and their folders according to git: without builds and installed packages.
 * @param {string} root
 */
export function readRepository(root) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  const removed = execFileSync('git', ['ls-files', '--deleted'], { cwd: root });
  const gone = new Set(String(removed).split('\n'));
  const files = String(listed)
    .split('\n')
    .filter((file) => file && !gone.has(file));
  return {
    files: new Set(files),
    folders: new Set(files.flatMap(parentsOf)),
    names: new Set(files.map((file) => path.posix.basename(file))),
    read: (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8'),
  };
}

/** @typedef {ReturnType<typeof readRepository>} Repository */

/**
 * @param {string} file
 * @returns {string[]} every folder around the file
 */
function parentsOf(file) {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
