import type { NoteText } from './save-types.ts';

interface Sides {
  /** The last text both sides agreed on. */
  base: NoteText;
  mine: NoteText;
  theirs: NoteText;
}

/**
 * The text both sides end in when at most one of them changed each field, else null. The content that
 * is on screen is never replaced: that would move the cursor under the writer's hands.
 */
export function mergeFields({ base, mine, theirs }: Sides): NoteText | null {
  const contentMerges = theirs.content === base.content || theirs.content === mine.content;
  if (!contentMerges) return null;
  if (theirs.title === base.title || theirs.title === mine.title) return mine;
  return mine.title === base.title ? { ...mine, title: theirs.title } : null;
}
