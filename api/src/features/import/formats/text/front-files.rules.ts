import path from 'node:path';
import type { Links } from '../model/format.port.ts';

const LINK = /\[\[([^[\]|#\n]+)/g;
/** A value that is a path, in quotes or without. */
const PATH =
  /^[ \t]*(?:- |[\w-]{1,80}:[ \t]+)["']?([^"'\n:#[\]]{1,500}\.(?:png|jpe?g|gif|webp|avif|pdf))["']?[ \t]*\r?$/gim;
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif)$/i;

/** Files named in front matter: `cover: "[[x.jpg]]"`, `banner: pictures/x.png`. */
export const namedIn = (block: string): string[] =>
  block === ''
    ? []
    : [...block.matchAll(LINK), ...block.matchAll(PATH)].map(([, target = '']) => target.trim());

/**
 * Puts the files that front matter names on top of the text. Front matter stays unchanged, and a file that no text
 * shows would not be kept.
 */
export function withFrontFiles(text: string, files: string[], address: Links['address']): string {
  const shown = [...new Set(files)].flatMap((file) => {
    const url = address(file);
    if (url === undefined || text.includes(url)) return [];
    const name = path.posix.basename(file).replace(/[[\]]/g, '\\$&');
    return `${PICTURE.test(file) ? '!' : ''}[${name}](${url})`;
  });
  return shown.length === 0 ? text : `${shown.join('\n')}\n\n${text}`;
}
