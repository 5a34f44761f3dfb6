import type { TreeRow } from './tree-rows.ts';

/** Milliseconds after which typing starts a new word. */
const PAUSE = 700;

/** The next row whose title starts with what was typed; a single letter goes on from row to row. */
export function rowStartingWith(rows: readonly TreeRow[], focusedId: string, typed: string): string | null {
  const wanted = typed.toLowerCase();
  const from = rows.findIndex(({ id }) => id === focusedId) + (typed.length > 1 ? 0 : 1);
  const inTurn = [...rows.slice(from), ...rows.slice(0, from)];
  const found = inTurn.find(
    (row) => row.kind === 'entry' && row.entry.title.toLowerCase().startsWith(wanted),
  );
  return found?.id ?? null;
}

/** Collects letters that are typed in quick succession; the same letter again and again stays one letter. */
export function createTypeAhead(now: () => number = Date.now) {
  let typed = '';
  let last = Number.NEGATIVE_INFINITY;
  return {
    /** Is a word being typed, so that a space belongs to it? */
    active: () => typed !== '' && now() - last < PAUSE,
    type: (letter: string): string => {
      const time = now();
      const word = time - last < PAUSE ? typed + letter : letter;
      typed = new Set(word).size === 1 ? letter : word;
      last = time;
      return typed;
    },
  };
}

/** A key that writes a character, and is no shortcut. */
export const isPrintable = (event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): boolean =>
  Array.from(event.key).length === 1 && !event.altKey && !event.ctrlKey && !event.metaKey;
