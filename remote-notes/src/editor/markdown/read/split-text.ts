/** Pieces are about this long, in UTF-16 units. */
const PIECE = 4_000;

/** A blank line before a line that starts with a letter or a heading's mark: it ends lists, quotes and tables. */
const START = /\n[ \t]*\r?\n(?=[#\p{L}])/gu;

/** A definition of a link or a footnote counts in the whole text. */
const hasDefinitions = (text: string) => text.includes(']:');

/**
 * Where a text may be cut so that Markdown reads each piece as it reads it in the whole, unless the piece ends in code
 * or HTML, which may go on after a blank line. Null when the parts of the text depend on each other.
 */
export function findCuts(text: string, size = PIECE): number[] | null {
  if (hasDefinitions(text)) return null;
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
