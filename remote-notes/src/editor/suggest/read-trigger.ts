type SuggestionKind = 'block' | 'note' | 'tag';

export interface Trigger {
  kind: SuggestionKind;
  /** What was typed after the trigger. */
  query: string;
  /** Length of trigger and query. */
  length: number;
  /**
   * In the middle of a line and after a space the trigger may be meant as text, so Enter needs an entry that was selected
   * with an arrow key.
   */
  unsure: boolean;
  /** Of a note: `![[` shows it in its place. */
  embeds?: boolean;
}

/** Longest distance between trigger and cursor. In UTF-16 units. */
export const TRIGGER_REACH = 80;

const NOTE = /(!?)\[\[([^[\]\n]*)$/;
/** Names of blocks have up to three words; in the middle of a line a space ends the name, but for the size of a table. */
const BLOCK = /(?:^\s*(\/([^\s/]{0,20}(?: [^\s/]{0,12}){0,2}))|\s(\/((?:table )?[^\s/]{0,20})))$/i;

const TAG = /(?:^|[\s(])#(\p{L}[\p{L}\p{M}\p{N}_/-]*)$/u;

/** The trigger before the cursor: `/` at the start or after a space, `#` and a letter there, or `[[` or `![[` anywhere. */
export function readTrigger(before: string): Trigger | null {
  const note = NOTE.exec(before);
  if (note) {
    const [{ length }, mark, query = ''] = note;
    return { kind: 'note', query, length, unsure: false, embeds: mark === '!' };
  }
  const [, tag] = TAG.exec(before) ?? [];
  if (tag) return { kind: 'tag', query: tag, length: tag.length + 1, unsure: true };
  const [, first, firstQuery, later, laterQuery] = BLOCK.exec(before) ?? [];
  const typed = first ?? later;
  const query = firstQuery ?? laterQuery ?? '';
  if (typed === undefined) return null;
  const { length } = typed;
  return {
    kind: 'block',
    query,
    length,
    unsure: before.slice(0, -length).trim() !== '' || query.endsWith(' '),
  };
}
