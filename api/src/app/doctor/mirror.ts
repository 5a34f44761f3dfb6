import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import { isAround, type MirrorSettings } from '../config/mirror-settings.ts';
import { type Finding, findingsOf } from './finding.ts';
import { nearestFolder, whyClosed } from './folders.ts';

/** Whether notes can be written to MIRROR_DIR, and committed where that is wanted. Changes nothing. */
export function checkMirror({ root, git }: MirrorSettings, { dataDir }: Pick<Config, 'dataDir'>): Finding {
  const { ok, failed } = findingsOf('mirror');
  const [real, data] = [realPath(root), realPath(path.resolve(dataDir))];
  // The settings compare names; a link leads elsewhere.
  if (isAround(real, data) || isAround(data, real))
    return failed(
      `${root} leads to ${real}, and DATA_DIR is ${data}: neither may be in the other. Set MIRROR_DIR`,
    );
  const closed = whyClosed(root, 'MIRROR_DIR');
  if (closed !== undefined) return failed(closed);
  if (!existsSync(root)) return ok(`${root} is made once there are notes to write`);
  const obstacle = git ? obstacleToCommits(root) : undefined;
  if (obstacle !== undefined)
    return failed(
      `git does not work in ${root} (${obstacle}). Give all of it to this account (chown -R), or set MIRROR_GIT=off`,
    );
  return ok(`${root} can be written${git ? ', with commits' : ''}`);
}

/** Where a path leads to, as far as it exists. */
function realPath(file: string): string {
  const folder = nearestFolder(file);
  return path.join(realpathSync(folder), path.relative(folder, file));
}

/** The first line of what git says of its repository there; nothing where it has none yet. */
function obstacleToCommits(root: string): string | undefined {
  if (!existsSync(path.join(root, '.git'))) return undefined;
  try {
    execFileSync('git', ['-C', root, 'rev-parse', '--git-dir'], { stdio: 'pipe' });
    return undefined;
  } catch (error) {
    const { stderr, message } = Object(error);
    return String(stderr || message).split('\n')[0];
  }
}
