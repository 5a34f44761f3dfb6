import type { Note } from '@my-note/contract';
import { saveFile } from '@my-note/kit/items';
import { splitFrontMatter } from '@my-note/kit/markdown';
import type { NoteText } from '../save-types.ts';

const LONGEST = 80;

/** The name of the downloaded file, with characters that every file system accepts. */
export function fileName(title: string, ending = 'md'): string {
  const plain = title.replace(/[^\p{L}\p{M}\p{N} _-]+/gu, ' ').replace(/\s+/g, ' ');
  return `${[...plain].slice(0, LONGEST).join('').trim() || 'untitled'}.${ending}`;
}

const FIRST_RULE = /^\uFEFF?---[ \t]*\r?\n/;

/**
 * The note as a Markdown file, in the format of an export: its properties as front matter, then its text, unchanged.
 * Front matter of the note itself gets a property `my-note`. JSON strings are valid YAML.
 */
export function toMarkdownFile(
  { title, content }: NoteText,
  {
    createdAt,
    updatedAt,
    pinned,
    icon,
    locked,
  }: Pick<Note, 'createdAt' | 'updatedAt' | 'pinned' | 'icon' | 'locked'>,
): string {
  const facts = [
    `title: ${JSON.stringify(title)}`,
    `created: ${createdAt}`,
    `updated: ${updatedAt}`,
    ...(pinned ? ['pinned: true'] : []),
    ...(icon ? [`icon: ${JSON.stringify(icon)}`] : []),
    ...(locked ? ['locked: true'] : []),
  ];
  if (splitFrontMatter(content).yaml === undefined) return ['---', ...facts, '---', content].join('\n');
  const own = ['my-note:', ...facts.map((fact) => `  ${fact}`), ''].join('\n');
  return content.replace(FIRST_RULE, (rule) => rule + own);
}

export const downloadMarkdown = (text: NoteText, note: Note): void =>
  saveFile(fileName(text.title), 'text/markdown', toMarkdownFile(text, note));
