import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The sources of a package, without its tests.
 * @param {string} dir
 */
export function sourcesOf(dir) {
  const src = path.join(dir, 'src');
  return readdirSync(src, { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => ({
      file: path.posix.join(path.basename(dir), 'src', file.replaceAll('\\', '/')),
      text: readFileSync(path.join(src, file), 'utf8'),
    }));
}
