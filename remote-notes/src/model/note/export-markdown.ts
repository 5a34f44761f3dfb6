import type { Note } from '@my-note/contract';
import { saveFile } from '@my-note/shared-kit/items';
import { splitFrontMatter } from '@my-note/shared-kit/markdown';
import type { NoteText } from '../save-types.ts';

/** Characters of a file name, so that every file system takes it. */
const LONGEST = 80;

/** Name of the file a note is downloaded as; only what every file system takes. */
export function fileName(title: string): string {
  const plain = title.replace(/[^\p{L}\p{M}\p{N} _-]+/gu, ' ').replace(/\s+/g, ' ');
  return `${[...plain].slice(0, LONGEST).join('').trim() || 'untitled'}.md`;
}

const FIRST_RULE = /^\uFEFF?---[ \t]*\r?\n/;

/**
 * The note as one Markdown document, as an archive of notes holds it: what is known about it in front, then its text,
 * unchanged. Front matter of the note's own stays the only one, with one name more. Text in JSON's quotes is YAML as well.
 */
export function toMarkdownFile(
  { title, content }: NoteText,
  { createdAt, updatedAt, pinned }: Pick<Note, 'createdAt' | 'updatedAt' | 'pinned'>,
): string {
  const facts = [
    `title: ${JSON.stringify(title)}`,
    `created: ${createdAt}`,
    `updated: ${updatedAt}`,
    ...(pinned ? ['pinned: true'] : []),
  ];
  if (splitFrontMatter(content).yaml === undefined) return ['---', ...facts, '---', content].join('\n');
  const own = ['my-note:', ...facts.map((fact) => `  ${fact}`), ''].join('\n');
  return content.replace(FIRST_RULE, (rule) => rule + own);
}

/** Hands the note to the browser as a file. */
export const downloadMarkdown = (text: NoteText, note: Note): void =>
  saveFile(fileName(text.title), 'text/markdown', toMarkdownFile(text, note));
