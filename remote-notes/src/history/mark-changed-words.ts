import { readPageText, type TextPiece } from '../model/find/page-text.ts';
import { diffWords } from './diff-blocks.ts';

function wrap(pieces: readonly TextPiece[], start: number, end: number): void {
  for (const { node, start: first } of [...pieces].reverse()) {
    const from = Math.max(0, start - first);
    const to = Math.min(node.length, end - first);
    if (from >= to) continue;
    const part = from > 0 ? node.splitText(from) : node;
    if (to - from < part.length) part.splitText(to - from);
    const mark = document.createElement('ins');
    part.replaceWith(mark);
    mark.append(part);
  }
}

function insertDeleted(container: Element, pieces: readonly TextPiece[], at: number, text: string): void {
  const mark = document.createElement('del');
  mark.textContent = text;
  const piece = pieces.findLast(({ start }) => start <= at) ?? pieces[0];
  if (!piece) {
    container.append(mark);
    return;
  }
  const { node, start } = piece;
  const offset = Math.min(node.length, Math.max(0, at - start));
  const inserted = node.parentElement?.closest('ins');
  if (offset === 0) (inserted ?? node).before(mark);
  else if (offset === node.length) node.after(mark);
  else node.splitText(offset).before(mark);
}

/** Marks inserted words in a rendered block and puts in the deleted ones. False when no word changed. */
export function markChangedWords(before: Element, after: Element): boolean {
  const { text, pieces } = readPageText(after);
  const words = diffWords(readPageText(before).text, text);
  let at = text.length;
  // Backwards, so that the positions before stay valid.
  for (const piece of words.toReversed()) {
    if (piece.kind !== 'deleted') at -= piece.text.length;
    if (piece.kind === 'inserted') wrap(pieces, at, at + piece.text.length);
    if (piece.kind === 'deleted' && piece.text.trim() !== '') insertDeleted(after, pieces, at, piece.text);
  }
  return words.some(({ kind, text: word }) => kind !== 'same' && word.trim() !== '');
}
