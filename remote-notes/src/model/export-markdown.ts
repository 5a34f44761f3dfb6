import type { Note } from '@my-note/shared-kit/contract';
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
export function downloadMarkdown(text: NoteText, note: Note): void {
  const url = URL.createObjectURL(
    new Blob([asMarkdown(text, note)], { type: 'text/markdown;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(text.title);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
