import { execFileSync } from 'node:child_process';
import path from 'node:path';
import * as z from 'zod';

export const mirrorEnvironment = z.object({
  MIRROR_DIR: z.string().min(1).optional(),
  MIRROR_GIT: z.enum(['on', 'off'], { error: 'expected on or off' }).default('off'),
});
type Values = z.infer<typeof mirrorEnvironment> & { DATA_DIR: string };

export type MirrorSettings = { root: string; git: boolean };

/** Throws the sentence that says what is wrong. */
export function readMirror({ MIRROR_DIR, MIRROR_GIT, DATA_DIR }: Values): MirrorSettings | undefined {
  const git = MIRROR_GIT === 'on';
  if (git && MIRROR_DIR === undefined)
    throw new Error('MIRROR_GIT: needs MIRROR_DIR, the folder of the mirror');
  if (MIRROR_DIR === undefined) return undefined;
  const root = path.resolve(MIRROR_DIR);
  const data = path.resolve(DATA_DIR);
  if (isAround(data, root) || isAround(root, data))
    throw new Error('MIRROR_DIR: expected a folder that is neither DATA_DIR, nor in it, nor around it');
  if (git && !hasGit())
    throw new Error('MIRROR_GIT: the program git was not found. Install it, or set MIRROR_GIT=off');
  return { root, git };
}

/** Whether a folder is another one, or around it. */
export const isAround = (outer: string, inner: string): boolean =>
  `${inner}${path.sep}`.startsWith(`${outer}${path.sep}`);

function hasGit() {
  try {
    execFileSync('git', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
