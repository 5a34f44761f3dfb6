import path from 'node:path';
import { decodeUri } from '../../../core/text/decode-uri.ts';
import { relativePath, replaceDestinations } from '../../archive/destinations.rules.ts';

/**
 * The file of a native archive that a destination leads to. It must be spelled exactly as an export spells it, so that
 * similar text of a note is not mistaken for a link.
 */
export function nativeTarget(target: string, from: string): string | undefined {
  if (!/^\.\.?\//.test(target)) return undefined;
  const file = path.posix.join(path.posix.dirname(from), decodeUri(target));
  return relativePath(from, file) === target ? file : undefined;
}

/** Replaces paths with ids in a text of a native archive. */
export const withIds = (text: string, from: string, find: (file: string) => string | undefined) =>
  replaceDestinations(text, (target) => {
    const file = nativeTarget(target, from);
    return file === undefined ? undefined : find(file);
  });
