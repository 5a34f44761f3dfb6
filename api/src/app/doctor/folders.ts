import { accessSync, constants, existsSync } from 'node:fs';
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
