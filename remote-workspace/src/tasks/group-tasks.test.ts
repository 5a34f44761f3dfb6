import type { OpenTask } from '@my-note/contract/tasks';
import { expect, test } from 'vitest';
import { dayOf, dueGroup, groupTasks } from './group-tasks.ts';

// A Saturday.
const TODAY = '2026-11-28';

test.each([
  ['2026-11-27', 'overdue'],
  ['2026-11-28', 'today'],
  ['2026-11-29', 'week'],
  ['2026-11-30', 'later'],
  [null, 'none'],
] as const)('a task of %s is %s', (due, group) => {
  expect(dueGroup(due, TODAY)).toBe(group);
});

test('on a Sunday the week ends', () => {
  expect(dueGroup('2026-11-30', '2026-11-29')).toBe('later');
  expect(dueGroup('2026-12-06', '2026-11-30')).toBe('week');
});

test('the day is that of the reader', () => {
  expect(dayOf(new Date(2026, 0, 2, 23, 59))).toBe('2026-01-02');
});

const task = (text: string, title: string, due: string | null, tags: string[] = []): OpenTask => ({
  note: { _id: title, title, slug: title },
  index: 0,
  text,
  label: text,
  due,
  tags,
});
const tasks = [
  task('a', 'Note 10', '2026-11-01', ['x']),
  task('b', 'Note 9', null, ['x', 'a']),
  task('c', 'Note 9', null),
];
const grouped = (by: 'due' | 'note' | 'tag') =>
  groupTasks(tasks, by, TODAY).map((group) => [group.id, group.tasks.map(({ text }) => text).join()]);

test('are in groups by day, note, and tag', () => {
  expect(grouped('due')).toEqual([
    ['overdue', 'a'],
    ['none', 'b,c'],
  ]);
  expect(grouped('note')).toEqual([
    ['Note 9', 'b,c'],
    ['Note 10', 'a'],
  ]);
  expect(grouped('tag')).toEqual([
    ['a', 'b'],
    ['x', 'a,b'],
    ['', 'c'],
  ]);
});
