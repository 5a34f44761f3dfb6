import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The exposed modules of a remote: every file of `src/exposes`, by its name, and every catalogue of `src/languages` as
 * `language-<tag>`.
 * @param {string} dir
 * @returns {Record<string, string> | undefined} undefined for the host, which exposes nothing
 */
export function exposesOf(dir) {
  const folder = path.join(dir, 'src/exposes');
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder).filter((file) => /^[\w-]+\.tsx?$/.test(file));
  return Object.fromEntries([
    ...files.sort().map((file) => [`./${path.parse(file).name}`, path.join(folder, file)]),
    ...languagesOf(dir).map((tag) => [`./language-${tag}`, path.join(dir, 'src/languages', tag, 'index.ts')]),
  ]);
}

/**
 * The languages of a remote besides English: the folders of `src/languages`.
 * @param {string} dir
 */
export function languagesOf(dir) {
  const folder = path.join(dir, 'src/languages');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
