import { mergeFields } from '../diff/merge.ts';
import { type JournalEntry, type NoteText, type ServerText, sameText } from '../save-types.ts';

/** Text that was never saved, as the journal has it. */
export type UnsavedText = Pick<JournalEntry, keyof NoteText | 'baseVersion' | 'base' | 'sent'>;

/**
 * What becomes of a note when text that was found is taken up again; null when a person has to decide.
 *
 * @param text what the editor has now
 * @param server what the service has
 */
export function mergeUnsaved(
  found: UnsavedText,
  text: NoteText,
  server: ServerText,
  dirty: boolean,
): NoteText | null {
  // The service may have a text that this writer sent before the page died: that is no change of somebody else's.
  const known = found.baseVersion === server.version || found.sent?.some((sent) => sameText(sent, server));
  const agreed = known ? server : found.base;
  const merged = agreed ? mergeFields({ base: agreed, mine: found, theirs: text }) : null;
  if (merged || !dirty) return merged;
  // What was written here since then stays in any case: above what was found.
  const below = found.title === text.title ? found.content : `${found.title}\n\n${found.content}`;
  return { title: text.title, content: `${text.content}\n\n${below}` };
}
