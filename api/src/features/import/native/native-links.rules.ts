import path from 'node:path';
import { relativePath, replaceDestinations } from '../../archive/destinations.rules.ts';

/**
 * The file of our own archive that a destination leads to. It is taken at its word, so that what a note's
 * text said by itself is not taken for a link that we wrote.
 */
export function nativeTarget(target: string, from: string): string | undefined {
  if (!/^\.\.?\//.test(target)) return undefined;
  const file = path.posix.join(path.posix.dirname(from), decoded(target));
  return relativePath(from, file) === target ? file : undefined;
}

function decoded(target: string) {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

/** Puts ids in the place of paths, in a text of ours. */
export const withIds = (text: string, from: string, find: (file: string) => string | undefined) =>
  replaceDestinations(text, (target) => {
    const file = nativeTarget(target, from);
    return file === undefined ? undefined : find(file);
  });
