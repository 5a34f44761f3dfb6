import type { Tree } from '../tree.ts';

/** Pieces are about this long, in UTF-16 units. */
const PIECE = 4_000;

/** A blank line before a line that starts with a letter or a heading's mark: it ends lists, quotes and tables. */
const START = /\n[ \t]*\r?\n(?=[#\p{L}])/gu;

/**
 * Where a text may be cut so that Markdown reads each piece as it reads it in the whole, unless the piece ends in code
 * or HTML, which may go on after a blank line, or refers to definitions in others.
 */
export function findCuts(text: string, size = PIECE): number[] {
  const cuts: number[] = [];
  let last = 0;
  for (const { 0: found, index } of text.matchAll(START)) {
    const cut = index + found.length;
    if (cut - last < size) continue;
    cuts.push(cut);
    last = cut;
  }
  return [...cuts, text.length];
}

/** Code and HTML may go on in the next piece; HTML is in a paragraph here. */
const mayGoOn = ({ type, children = [] }: Tree): boolean =>
  type === 'code' || type === 'html' || (type === 'paragraph' && children.some(mayGoOn));

/**
 * Reads a text piece by piece, which may be in several tasks. `read` returns the last block of a piece and a function
 * that keeps what was read, which is called unless the piece turns out to go on.
 */
export function* readPieces(
  text: string,
  cuts: readonly number[],
  read: (piece: string, start: number) => { last: Tree | undefined; keep: () => void },
): Generator<undefined, void> {
  let start = 0;
  let least = 0;
  for (const cut of cuts) {
    if (cut < least && cut < text.length) continue;
    yield;
    const piece = text.slice(start, cut);
    const { last, keep } = read(piece, start);
    if (cut < text.length && last && mayGoOn(last)) {
      // Twice as long at least, so that long code is not read again and again.
      least = start + 2 * piece.length;
      continue;
    }
    keep();
    start = cut;
  }
}
