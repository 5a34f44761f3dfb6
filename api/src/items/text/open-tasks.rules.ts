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

/** The first open tasks of a text. */
export const openTasksOf = (content: string): TaskFact[] =>
  tasksOf(content)
    .flatMap(({ text, checked }, index) => (checked ? [] : [{ index, text }]))
    .slice(0, TASK_LIMITS.perNote)
    .map(({ index, text }) => {
      const due = dueOf(text);
      return { index, text: keptTaskText(text), ...(due ? { due } : {}) };
    });
