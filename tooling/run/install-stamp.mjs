import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A hash of what an installation depends on: the lockfile, the workspace file, every package.json, and the machine.
 * Turbo, which caches everything else, exists only after the installation.
 * @param {string} root
 */
export function installStamp(root) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...packageFiles(root)]) {
    const full = path.join(root, file);
    hash.update(`\0${file}\0`).update(existsSync(full) ? readFileSync(full) : '');
  }
  return hash.digest('hex');
}

/** @param {string} root */
function packageFiles(root) {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => `${entry.name}/package.json`)
    .filter((file) => existsSync(path.join(root, file)))
    .sort();
}

/**
 * @param {string} file
 * @param {string} stamp
 */
export function isCurrent(file, stamp) {
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/**
 * @param {string} file
 * @param {string} stamp
 */
export function writeStamp(file, stamp) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}
