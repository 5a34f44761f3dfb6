import type { Typed } from './key-buffer.ts';

const segmenter = new Intl.Segmenter();

/** Splits off the last letter, or the last word. A letter may have several units, of which half would be no text. */
function splitLast(text: string, word = false): [string, string] {
  const last = word ? text.match(/\S*\s*$/)?.[0] : [...segmenter.segment(text)].at(-1)?.segment;
  const at = text.length - (last?.length ?? 0);
  return [text.slice(0, at), text.slice(at)];
}

function splitFirst(text: string, word = false): [string, string] {
  const first = word ? text.match(/^\s*\S*/)?.[0] : [...segmenter.segment(text)][0]?.segment;
  const at = first?.length ?? 0;
  return [text.slice(0, at), text.slice(at)];
}

/** A title after what was typed into it; what follows an Enter belongs to the text. */
export function typeInTitle(title: string, cursor: number, typed: readonly Typed[]) {
  let [before, after] = [title.slice(0, cursor), title.slice(cursor)];
  for (const [index, each] of typed.entries()) {
    if (each.kind !== 'key') {
      before += each.text.replace(/\s*\n\s*/g, ' ');
      continue;
    }
    if (each.key === 'Enter')
      return { title: before + after, cursor: before.length, rest: typed.slice(index + 1) };
    const [start, last] = splitLast(before, each.ctrlKey);
    const [first, end] = splitFirst(after, each.ctrlKey);
    if (each.key === 'Backspace') before = start;
    if (each.key === 'Delete') after = end;
    if (each.key === 'ArrowLeft') [before, after] = [start, last + after];
    if (each.key === 'ArrowRight') [before, after] = [before + first, end];
    if (each.key === 'Home') [before, after] = ['', before + after];
    if (each.key === 'End') [before, after] = [before + after, ''];
  }
  return { title: before + after, cursor: before.length, rest: null };
}
