import { dueOf, tasksOf } from '@my-note/contract/markdown-tasks';
import { TASK_LIMITS } from '@my-note/contract/tasks';
import { wellFormed } from '../../core/text/sanitize-text.ts';

/** An open task of a note's text; with its place and its words it can be found there again. */
export interface TaskFact {
  /** Among all tasks of the text, from 0. */
  index: number;
  text: string;
  due?: string;
}

/** The text of a task as it is kept: a line may be as long as a note. */
export const keptTaskText = (text: string): string => wellFormed(text.slice(0, TASK_LIMITS.textLength));

/** Boxes of a text that are read, checked ones too: a save waits for that, and a text may have two hundred thousand. */
const MOST_BOXES = 5_000;

/** A text up to the line after which there are too many boxes, whose tasks are the first of the text; and the rest. */
export function splitReadable(content: string): [readable: string, rest: string] {
  let boxes = 0;
  for (const { index } of content.matchAll(/\[[ xX]\]/g)) {
    boxes += 1;
    if (boxes <= MOST_BOXES) continue;
    const end = content.lastIndexOf('\n', index) + 1;
    return [content.slice(0, end), content.slice(end)];
  }
  return [content, ''];
}

/** The first open tasks of a text. */
export const openTasksOf = (content: string): TaskFact[] =>
  tasksOf(splitReadable(content)[0])
    .flatMap(({ text, checked }, index) => (checked ? [] : [{ index, text }]))
    .slice(0, TASK_LIMITS.perNote)
    .map(({ index, text }) => {
      const due = dueOf(text);
      return { index, text: keptTaskText(text), ...(due ? { due } : {}) };
    });
