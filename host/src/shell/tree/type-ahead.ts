import type { TreeRow } from './tree-rows.ts';

/** After this pause, typing starts a new word. */
const PAUSE_MS = 700;

/** The next row whose title starts with the typed text; a single letter continues after the focused row. */
export function rowStartingWith(rows: readonly TreeRow[], focusedId: string, typed: string): string | null {
  const wanted = typed.toLowerCase();
  const from = rows.findIndex(({ id }) => id === focusedId) + (typed.length > 1 ? 0 : 1);
  const inTurn = [...rows.slice(from), ...rows.slice(0, from)];
  const found = inTurn.find(
    (row) => row.kind === 'entry' && row.entry.title.toLowerCase().startsWith(wanted),
  );
  return found?.id ?? null;
}

/** Collects letters that are typed in quick succession; a repeated letter stays one letter. */
export function createTypeAhead(now: () => number = Date.now) {
  let typed = '';
  let last = Number.NEGATIVE_INFINITY;
  return {
    /** Whether a word is being typed, so that a space belongs to it. */
    active: () => typed !== '' && now() - last < PAUSE_MS,
    type: (letter: string): string => {
      const time = now();
      const word = time - last < PAUSE_MS ? typed + letter : letter;
      typed = new Set(word).size === 1 ? letter : word;
      last = time;
      return typed;
    },
  };
}

/** Whether a key writes a character and is not a shortcut. */
export const isPrintable = (event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): boolean =>
  Array.from(event.key).length === 1 && !event.altKey && !event.ctrlKey && !event.metaKey;
