import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

// Written by the bundler for its own tools; never requested by browsers.
const NOT_SHIPPED = /(^|\/)mf-stats\.json$/;

/**
 * The files of a folder that go to browsers, as relative paths with forward slashes, sorted.
 * @param {string} dir
 * @returns {string[]}
 */
export function shippedFiles(dir) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !NOT_SHIPPED.test(file))
    .sort();
}

/**
 * A hash of names and contents, as eight hexadecimal digits.
 * @param {Map<string, Buffer>} files
 */
export function fingerprint(files) {
  const hash = createHash('sha256');
  for (const [file, content] of files) hash.update(`${file}\0${content.length}\0`).update(content);
  return hash.digest('hex').slice(0, 8);
}

/**
 * Subresource integrity of a file.
 * @param {string | Buffer} content
 */
export function integrityOfContent(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
