import type { Note } from '@my-note/shared-kit/contract';
import { saveFile } from '@my-note/shared-kit/items';
import type { NoteText } from './save-types.ts';

/** Characters of a file name, so that every file system takes it. */
const LONGEST = 80;

/** Name of the file a note is downloaded as; only what every file system takes. */
export function fileName(title: string): string {
  const plain = title.replace(/[^\p{L}\p{M}\p{N} _-]+/gu, ' ').replace(/\s+/g, ' ');
  return `${[...plain].slice(0, LONGEST).join('').trim() || 'untitled'}.md`;
}

/**
 * The note as one Markdown document, as an archive of notes holds it: what is known about it in front, then
 * its text, unchanged. Text in JSON's quotes is YAML as well.
 */
export const asMarkdown = (
  { title, content }: NoteText,
  { createdAt, updatedAt, pinned }: Pick<Note, 'createdAt' | 'updatedAt' | 'pinned'>,
): string =>
  [
    '---',
    `title: ${JSON.stringify(title)}`,
    `created: ${createdAt}`,
    `updated: ${updatedAt}`,
    ...(pinned ? ['pinned: true'] : []),
    '---',
    content,
  ].join('\n');

/** Hands the note to the browser as a file. */
export const downloadMarkdown = (text: NoteText, note: Note): void =>
  saveFile(fileName(text.title), 'text/markdown', asMarkdown(text, note));
