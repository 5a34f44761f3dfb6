import type { Token, Tokens } from 'marked';
import { blockTokensOf } from './html/note-marked.ts';

/**
 * An item of a task list.
 *
 * @example
 * const open = (task: Task) => !task.checked;
 * const left = tasksOf(note.content).filter(open);
 */
export interface Task {
  /** Its own first line as Markdown. */
  text: string;
  checked: boolean;
}

const isList = (token: Token): token is Tokens.List => token.type === 'list';
const isQuote = (token: Token): token is Tokens.Blockquote => token.type === 'blockquote';
const firstLine = (text: string) => text.trim().split('\n', 1)[0] ?? '';

function tasksIn(tokens: readonly Token[]): Task[] {
  return tokens.flatMap((token) => {
    if (isQuote(token)) return tasksIn(token.tokens);
    if (!isList(token)) return [];
    return token.items.flatMap(({ task, checked = false, text, tokens: inside }: Tokens.ListItem) => [
      ...(task ? [{ text: firstLine(text), checked }] : []),
      ...tasksIn(inside),
    ]);
  });
}

/** Without a box there is nothing to parse. */
const read = (markdown: string): Task[] =>
  /\[[ xX]\]/.test(markdown) ? tasksIn(blockTokensOf(markdown)) : [];

/** Texts that are parsed repeatedly while one tick is shown and saved. */
const REMEMBERED = 3;
const remembered = new Map<string, Task[]>();

/**
 * The tasks of a note, in the order in which they are shown.
 *
 * @example
 * const open = tasksOf(note.content).filter(({ checked }) => !checked);
 */
export function tasksOf(markdown: string): Task[] {
  const tasks = remembered.get(markdown) ?? read(markdown);
  remembered.delete(markdown);
  remembered.set(markdown, tasks);
  for (const [oldest] of remembered) if (remembered.size > REMEMBERED) remembered.delete(oldest);
  return tasks;
}

/** What looks like the box of a task; it may also be in code. */
const BOX = /(?:[-*+]|\d{1,9}[.)])[ \t]*(?:\n[ \t>]*)?\[([ xX])\](?=\s)/g;

const flip = (markdown: string, places: readonly number[]): string => {
  let flipped = '';
  let from = 0;
  for (const place of places) {
    flipped += markdown.slice(from, place) + (markdown[place] === ' ' ? 'x' : ' ');
    from = place + 1;
  }
  return flipped + markdown.slice(from);
};

const onlyDiffersAt = (before: readonly Task[], after: readonly Task[], index: number) =>
  before.length === after.length &&
  before.every(({ checked }, at) => (checked !== after[at]?.checked) === (at === index));

/**
 * The same Markdown with one task ticked or not; nothing but the character in its box is another. Null when
 * there is no such task. The parser knows no places, so what looks like a box is flipped until the parser
 * says that it was this one.
 *
 * @example
 * const { mutate } = useMutation(itemMutations.changeText(note));
 * mutate((content) => withTask(content, 0, true));
 */
export function withTask(markdown: string, index: number, checked: boolean): string | null {
  const before = tasksOf(markdown);
  const task = before[index];
  if (!task) return null;
  if (task.checked === checked) return markdown;
  const boxes = Array.from(markdown.matchAll(BOX), (match) => match.index + match[0].length - 2);
  const flips = (count: number) =>
    tasksOf(flip(markdown, boxes.slice(0, count)))[index]?.checked !== task.checked;
  let low = index;
  let high = boxes.length === before.length ? index : boxes.length - 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (flips(middle + 1)) high = middle;
    else low = middle + 1;
  }
  const place = boxes[low];
  if (place === undefined) return null;
  const changed = flip(markdown, [place]);
  return onlyDiffersAt(before, tasksOf(changed), index) ? changed : null;
}

const ordinalOf = (tasks: readonly Task[], index: number) =>
  tasks.slice(0, index).filter(({ text }) => text === tasks[index]?.text).length;

/**
 * The index of a task of one text in another text of the same note; -1 when that is not certain.
 *
 * @example
 * // The first task of the text that was shown, in the text as it is now
 * const seen = note.content;
 * const { mutate } = useMutation(itemMutations.changeText(note));
 * mutate((content) => withTask(content, sameTask(seen, 0, content), true));
 */
export function sameTask(markdown: string, index: number, other: string): number {
  const [tasks, others] = [tasksOf(markdown), tasksOf(other)];
  const task = tasks[index];
  if (!task) return -1;
  const alike = others.flatMap(({ text }, at) => (text === task.text ? at : []));
  const former = tasks.filter(({ text }) => text === task.text).length;
  return alike.length === former ? (alike[ordinalOf(tasks, index)] ?? -1) : -1;
}

/** `@2026-12-01` or `📅 2026-12-01`, and not a part of an address or of a longer number. */
const DUE = /(?:(?<![^\s([])@|📅\uFE0F?[ \t]*)(\d{4})-(\d{2})-(\d{2})(?![\w-])/gu;

/** Whether the calendar has this day. */
const isDate = (year: string, month: string, day: string) => {
  const date = new Date(`${year}-${month}-${day}T00:00Z`);
  return date.getUTCDate() === Number(day);
};

/**
 * The day on which a task is due, as `2026-12-01`; undefined without one. Days that no calendar has do not count.
 *
 * @example
 * const late = tasksOf(note.content).filter(({ text }) => (dueOf(text) ?? today) < today);
 */
export function dueOf(text: string): string | undefined {
  for (const [, year = '', month = '', day = ''] of text.matchAll(DUE))
    if (isDate(year, month, day)) return `${year}-${month}-${day}`;
  return undefined;
}

/**
 * The text of a task without the days on which it is due.
 *
 * @example
 * const label = withoutDue(task.text);
 */
export const withoutDue = (text: string): string =>
  text
    .replace(DUE, (mark, year: string, month: string, day: string) => (isDate(year, month, day) ? '' : mark))
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
