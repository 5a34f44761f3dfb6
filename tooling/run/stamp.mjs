import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'data', 'docs', 'test-results', 'playwright-report']);
const TESTS = /\.(test|spec)\.[cm]?[jt]sx?$/;

const skipped = (name) => SKIPPED.has(name) || name.startsWith('.');

/**
 * What an installation depends on: the lockfile, the workspace file, every package.json, and the machine.
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

function packageFiles(root) {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !skipped(entry.name))
    .map((entry) => `${entry.name}/package.json`)
    .filter((file) => existsSync(path.join(root, file)))
    .sort();
}

/**
 * What a build depends on, told by names, sizes and times: reading times of some hundred files takes
 * milliseconds, so that a start with nothing changed has nothing to wait for.
 * @param {string} root
 * @param {string[]} ignored folders which no build reads
 */
export function sourceStamp(root, ignored = ['e2e']) {
  const hash = createHash('sha256');
  const walk = (dir) => {
    const entries = readdirSync(dir, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      const full = path.join(dir, entry.name);
      if (skipped(entry.name) || ignored.includes(path.relative(root, full))) continue;
      if (entry.isDirectory()) walk(full);
      else if (entry.isFile() && !TESTS.test(entry.name)) {
        const { size, mtimeMs } = statSync(full);
        hash.update(`${path.relative(root, full)}\0${size}\0${mtimeMs}\0`);
      }
    }
  };
  walk(root);
  return hash.digest('hex');
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
