import { existsSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';

/** The folder of DATA_DIR with the site of an installed package, and with what was published to it. */
export const RELEASES = 'releases';

/**
 * Moves the published releases back into a directory that a restore has replaced: no backup has them, and who may publish
 * is among them.
 */
export function keepReleases(dataDir: string) {
  const target = path.resolve(dataDir);
  if (existsSync(path.join(target, RELEASES))) return;
  const beside = `${path.basename(target)}.before-restore-`;
  const newest = readdirSync(path.dirname(target))
    .filter((name) => name.startsWith(beside))
    .sort()
    .at(-1);
  const former = newest && path.join(path.dirname(target), newest, RELEASES);
  if (former && existsSync(former)) renameSync(former, path.join(target, RELEASES));
}
