import type { Match } from './find-matches.ts';

const BLOCK = 'p, h1, h2, h3, h4, h5, h6, li, td, th, pre, blockquote, div';

/** A text node, and its offset in the whole text. */
export interface TextPiece {
  node: Text;
  start: number;
}

/** The text of a rendered note, with a space between blocks, and how to get from its offsets back to the page. */
export function readPageText(container: Element) {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const pieces: TextPiece[] = [];
  let text = '';
  let block: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const own = node.parentElement?.closest(BLOCK) ?? null;
    if (own !== block) text += ' ';
    block = own;
    pieces.push({ node, start: text.length });
    text += node.data;
  }

  const placeOf = (at: number) => {
    let low = 0;
    let high = pieces.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((pieces[middle]?.start ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    const piece = pieces[low];
    return piece && { node: piece.node, offset: Math.min(Math.max(0, at - piece.start), piece.node.length) };
  };

  return {
    text,
    pieces,
    rangeOf: ({ start, end }: Match): Range[] => {
      const [from, last] = [placeOf(start), placeOf(end - 1)];
      if (!from || !last) return [];
      const range = new Range();
      range.setStart(from.node, from.offset);
      range.setEnd(last.node, Math.min(last.offset + 1, last.node.length));
      return [range];
    },
  };
}
