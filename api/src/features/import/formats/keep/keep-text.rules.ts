import { stringify } from 'yaml';
import { importTexts } from '../../texts.ts';
import { plainToMarkdown } from '../text/plain-text.rules.ts';
import type { KeepNote } from './keep-note.parser.ts';

const TITLE_LENGTH = 60;

/** Its title, or else the beginning of its first line. */
export function titleOf({ title, textContent, listContent }: KeepNote): string {
  const first = textContent.trim() || listContent.find(({ text }) => text.trim() !== '')?.text || '';
  const [line = ''] = first.trim().split('\n');
  return (
    title.trim() ||
    (line.length > TITLE_LENGTH ? `${line.slice(0, TITLE_LENGTH).trimEnd()}…` : line) ||
    importTexts.untitled
  );
}

/** The note as Markdown: labels as tags, a list as tasks, then its pictures and the pages that it names. */
export function textOf(note: KeepNote, pictures: string[]): string {
  const { textContent, listContent, annotations } = note;
  const tasks = listContent.map(({ text, isChecked }) => `- [${isChecked ? 'x' : ' '}] ${oneLine(text)}`);
  const pages = annotations
    .filter(({ url }) => /^https?:\/\//.test(url) && !textContent.includes(url))
    .map(({ title, url }) => `[${oneLine(title) || url}](<${url.replace(/[<>\s]/g, encodeURIComponent)}>)`);
  const blocks = [
    plainToMarkdown(textContent.trim()),
    tasks.join('\n'),
    pictures.join('\n\n'),
    pages.join('\n\n'),
  ];
  return tagsOf(note) + blocks.filter((block) => block !== '').join('\n\n');
}

const oneLine = (text: string) => plainToMarkdown(text.replace(/\s+/g, ' ').trim());

function tagsOf({ labels }: KeepNote): string {
  if (labels.length === 0) return '';
  const tags = labels.map(({ name }) => name.trim().replace(/\s+/g, '-'));
  return `---\n${stringify({ tags })}---\n\n`;
}

const dateOf = (microseconds: number) => new Date(Math.round(microseconds / 1_000));

/** When it was made and changed, and whether it is pinned. */
export const datesOf = ({
  createdTimestampUsec: created,
  userEditedTimestampUsec: updated,
  isPinned,
}: KeepNote) => ({
  ...(created === undefined ? {} : { created: dateOf(created) }),
  updated: dateOf(updated),
  ...(isPinned ? { pinned: true } : {}),
});
