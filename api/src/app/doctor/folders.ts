import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** Whether this account may read a folder, and make files in it. */
export function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The folder itself, or the nearest around it that exists. */
export const nearestFolder = (folder: string): string =>
  existsSync(folder) || path.dirname(folder) === folder ? folder : nearestFolder(path.dirname(folder));

/** Why this account cannot make files in a folder of a setting, and what to do; undefined where it can. */
export function whyClosed(root: string, setting: string): string | undefined {
  const folder = nearestFolder(root);
  if (!statSync(folder).isDirectory())
    return `${folder} is a file where a directory is needed. Move it away, or set ${setting}`;
  if (mayWrite(folder)) return undefined;
  return folder === root
    ? `This account may not write to ${root}. Give it to this account (chown -R), or set ${setting}`
    : `${root} does not exist, and this account may not write to ${folder}. Set ${setting}`;
}
