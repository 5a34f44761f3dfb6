import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Below the package, so that installed packages are found from there.
const folder = path.join(root, 'node_modules', '.cache', `built-${process.pid}`);
let isBuilt = false;

/** The built file of an entry: it starts in half the time that compiling at the start would take. */
export function built(entry: string): string {
  if (!isBuilt) {
    execFileSync(process.execPath, ['build.mjs', folder], { cwd: root, stdio: 'pipe' });
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    isBuilt = true;
  }
  return path.join(folder, `${entry}.js`);
}
