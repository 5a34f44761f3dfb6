import { translated } from '@my-note/contract/language';

/** Tasks and their calendar. */
export const tasksTexts = translated('api/tasks', {
  noCalendar: 'There is no calendar at this address. Make a new one on the page of tasks',
  changed: 'This task was changed or removed meanwhile. Load the tasks again, or open the note',
  aTask: 'A task',
  dueTitle: (count: number) => (count === 1 ? 'A task is due today' : `${count} tasks are due today`),
  dueText: (task: string, others: number) => (others === 0 ? task : `${task}, and ${others} more`),
});
