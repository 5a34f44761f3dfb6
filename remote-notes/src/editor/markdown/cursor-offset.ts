import type { Ctx } from '@milkdown/kit/ctx';
import type { Node } from '@milkdown/kit/prose/model';
import { readBlocks } from './read/read-blocks.ts';
import { isWritten } from './write/written-blocks.ts';

const LETTER = /[\p{L}\p{N}]/u;
/** Link URLs and code languages, which are not visible in the document. */
const INVISIBLE = /\]\([^)\n]*\)|^[ \t]*(?:```|~~~).*/gm;

const blankInvisible = (source: string) => source.replace(INVISIBLE, (part) => ' '.repeat(part.length));
const countLetters = (text: string) => [...text].filter((letter) => LETTER.test(letter)).length;

/** Index after that many letters of a text. */
function indexAfterLetters(text: string, letters: number): number {
  let [index, seen] = [0, 0];
  for (const letter of text) {
    if (seen >= letters) break;
    index += letter.length;
    if (LETTER.test(letter)) seen += 1;
  }
  return index;
}

/** Index in the Markdown of a position in the document: in the same block, after as many letters. */
export function offsetOfPosition(ctx: Ctx, markdown: string, doc: Node, position: number): number {
  const $position = doc.resolve(position);
  const at = $position.index(0);
  const written = Array.from({ length: at }, (_, index) => doc.child(index)).filter(isWritten).length;
  const block = readBlocks(ctx, markdown)[written];
  if (!block) return markdown.length;
  const [start, end] = block.place;
  const from = $position.depth > 0 ? $position.start(1) : position;
  const letters = countLetters(doc.textBetween(from, position, ' '));
  return letters === 0
    ? start
    : start + indexAfterLetters(blankInvisible(markdown.slice(start, end)), letters);
}

/** The inverse of `offsetOfPosition`. */
export function positionOfOffset(ctx: Ctx, markdown: string, doc: Node, place: number): number {
  const blocks = readBlocks(ctx, markdown);
  const at = Math.max(
    0,
    blocks.findLastIndex(({ place: [start] }) => start <= place),
  );
  const start = blocks[at]?.place[0] ?? 0;
  let rest = countLetters(blankInvisible(markdown.slice(start)).slice(0, place - start));
  let position = 0;
  for (let index = 0; index < Math.min(at, doc.childCount - 1); index += 1)
    position += doc.child(index).nodeSize;
  const block = doc.nodeAt(position);
  let found = position + 1;
  block?.descendants((node, offset) => {
    const letters = countLetters(node.text ?? '');
    if (rest > 0 && letters > 0) found = position + 1 + offset + indexAfterLetters(node.text ?? '', rest);
    rest -= letters;
  });
  return found;
}
