import path from 'node:path';
import { relativePath, replaceDestinations } from '../archive/destinations.ts';

/**
 * The file of the archive that a destination leads to, if it is a path. Our own archives are taken at
 * their word, so that what a note's text said by itself is not taken for a link that we wrote.
 */
export function resolveTarget(target: string, from: string, own: boolean): string | undefined {
  if (own) {
    if (!/^\.\.?\//.test(target)) return undefined;
    const file = path.posix.join(path.posix.dirname(from), target);
    return relativePath(from, file) === target ? file : undefined;
  }
  if (target === '' || target.startsWith('/') || /^[a-z][a-z0-9+.-]*:/i.test(target)) return undefined;
  const file = path.posix.join(path.posix.dirname(from), decode(target)).normalize('NFC');
  return file.startsWith('../') ? undefined : file;
}

function decode(target: string) {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

type Found = (file: string) => string | undefined;

/** Puts ids in the place of paths. */
export const withIds = (text: string, from: string, own: boolean, find: Found) =>
  replaceDestinations(text, (target) => {
    const file = resolveTarget(target, from, own);
    return file === undefined ? undefined : find(file);
  });
