import { mergeFields } from '../diff/merge.ts';
import { type JournalEntry, type NoteText, type ServerText, sameText } from '../save-types.ts';

/** Unsaved text, as the journal has it. */
export type UnsavedText = Pick<JournalEntry, keyof NoteText | 'baseVersion' | 'base' | 'sent'>;

/**
 * Merges unsaved text of an earlier page into a note; null when the user has to resolve a conflict.
 *
 * @param text the editor's text
 * @param server the service's text
 */
export function mergeUnsaved(
  found: UnsavedText,
  text: NoteText,
  server: ServerText,
  dirty: boolean,
): NoteText | null {
  // The service's text may be one that the crashed page sent itself.
  const known = found.baseVersion === server.version || found.sent?.some((sent) => sameText(sent, server));
  const agreed = known ? server : found.base;
  const merged = agreed ? mergeFields({ base: agreed, mine: found, theirs: text }) : null;
  if (merged || !dirty) return merged;
  // The text that was written since is never replaced: it stays above the restored one.
  const below = found.title === text.title ? found.content : `${found.title}\n\n${found.content}`;
  return { title: text.title, content: `${text.content}\n\n${below}` };
}
