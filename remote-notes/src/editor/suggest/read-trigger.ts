type SuggestionKind = 'block' | 'note';

export interface Trigger {
  kind: SuggestionKind;
  /** What was typed behind the sign. */
  query: string;
  /** Length of sign and query, up to the cursor. */
  length: number;
  /** In the midst of a line the sign may mean itself: Enter takes an entry only when one was gone to. */
  unsure: boolean;
}

/** No sign is looked for farther back than this, in UTF-16 units. */
export const TRIGGER_REACH = 80;

const NOTE = /\[\[([^[\]\n]*)$/;
const BLOCK = /(?:^|\s)(\/([^\s/]{0,20}))$/;

/** Whether the text before the cursor asks for a list: `/` behind nothing or a space, or `[[` anywhere. */
export function readTrigger(before: string): Trigger | null {
  const note = NOTE.exec(before);
  if (note) return { kind: 'note', query: note[1] ?? '', length: note[0].length, unsure: false };
  const [, typed, query = ''] = BLOCK.exec(before) ?? [];
  if (typed === undefined) return null;
  const { length } = typed;
  return { kind: 'block', query, length, unsure: before.slice(0, -length).trim() !== '' };
}
