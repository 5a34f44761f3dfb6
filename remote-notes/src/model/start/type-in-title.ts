import type { Typed } from './key-buffer.ts';

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
    if (each.key === 'Backspace') before = before.slice(0, -1);
    if (each.key === 'Delete') after = after.slice(1);
    if (each.key === 'ArrowLeft') [before, after] = [before.slice(0, -1), before.slice(-1) + after];
    if (each.key === 'ArrowRight') [before, after] = [before + after.slice(0, 1), after.slice(1)];
    if (each.key === 'Home') [before, after] = ['', before + after];
    if (each.key === 'End') [before, after] = [before + after, ''];
  }
  return { title: before + after, cursor: before.length, rest: null };
}
