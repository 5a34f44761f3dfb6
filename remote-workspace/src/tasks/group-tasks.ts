import { collator } from '@my-note/contract/language';
import type { OpenTask } from '@my-note/contract/tasks';

export const GROUPINGS = ['due', 'note', 'tag'] as const;
export type Grouping = (typeof GROUPINGS)[number];
export type DueGroup = 'overdue' | 'today' | 'week' | 'later' | 'none';

export interface TaskGroup {
  id: string;
  tasks: OpenTask[];
}

const ORDER: readonly string[] = ['overdue', 'today', 'week', 'later', 'none'];
const byName = collator({ numeric: true });
const DAY_MS = 24 * 60 * 60_000;

/** The day of a time where the reader is, as `2026-12-01`. */
export const dayOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => `${part}`.padStart(2, '0'))
    .join('-');

/** The Sunday of a day's week. */
function endOfWeek(day: string): string {
  const time = Date.parse(day);
  const left = (7 - new Date(time).getUTCDay()) % 7;
  return new Date(time + left * DAY_MS).toISOString().slice(0, 10);
}

/** How a task's day lies to today. */
export function dueGroup(due: string | null, today: string): DueGroup {
  if (due === null) return 'none';
  if (due < today) return 'overdue';
  if (due === today) return 'today';
  return due <= endOfWeek(today) ? 'week' : 'later';
}

const keysOf: Record<Grouping, (task: OpenTask, today: string) => string[]> = {
  due: ({ due }, today) => [dueGroup(due, today)],
  note: ({ note }) => [note._id],
  tag: ({ tags }) => (tags.length > 0 ? tags : ['']),
};

const names: Record<Grouping, (group: TaskGroup) => string> = {
  due: ({ id }) => `${ORDER.indexOf(id)}`,
  note: ({ tasks: [task] }) => task?.note.title ?? '',
  // Tasks without a tag come last.
  tag: ({ id }) => id || '\uffff',
};

/** Tasks by day, note, or tag, in the order of their groups; a task with two tags is in both. */
export function groupTasks(tasks: readonly OpenTask[], by: Grouping, today: string): TaskGroup[] {
  const groups = new Map<string, TaskGroup>();
  for (const task of tasks)
    for (const id of keysOf[by](task, today)) {
      const group = groups.get(id) ?? { id, tasks: [] };
      groups.set(id, group);
      group.tasks.push(task);
    }
  return [...groups.values()].sort((a, b) => byName(names[by](a), names[by](b)));
}
