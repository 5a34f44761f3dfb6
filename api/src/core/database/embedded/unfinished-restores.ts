import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Removes what a killed restore has left beside the directory. Called while the directory is
 * locked, as it is during a restore, so none of them is running.
 */
export function removeUnfinishedRestores(dataDir: string) {
  const target = path.resolve(dataDir);
  const beside = path.dirname(target);
  const left = readdirSync(beside).filter((name) => name.startsWith(`${path.basename(target)}.restore-`));
  for (const name of left) {
    rmSync(path.join(beside, name), { recursive: true, force: true });
    console.log(`Removed ${path.join(beside, name)}, which a restore that was cut short had left`);
  }
}
