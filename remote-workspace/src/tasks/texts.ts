import { dateFormat, translated } from '@my-note/contract/language';
import type { DueGroup } from './group-tasks.ts';

const day = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

export const tasksTexts = translated('workspace/tasks', {
  title: 'Tasks',
  groupBy: 'Group by',
  groupings: { due: 'Due date', note: 'Note', tag: 'Tag' },
  groups: {
    overdue: 'Overdue',
    today: 'Today',
    week: 'This week',
    later: 'Later',
    none: 'No date',
  } satisfies Record<DueGroup, string>,
  untagged: 'No tag',
  untitled: 'Untitled',
  noText: 'No text',
  locked: 'Locked',
  day: (date: string) => day(new Date(date)),
  failure: 'Couldn’t load your tasks.',
  empty: 'No open tasks',
  emptyHint: 'A line such as “- [ ] Pay the rent @2026-12-01” in any note is listed here.',
  loading: 'Loading',
  loadingMore: 'Loading more tasks',
  remindersTitle: 'Reminders',
  reminders: 'Tell me in the morning of tasks that are due',
  feedTitle: 'In your calendar',
  feedHint:
    'Calendars can show tasks that have a day, by an address of your own. Anyone with it can read these tasks, and nothing else.',
  feedMadeWhen: (when: string) => `The address was made ${when}`,
  feedReadWhen: (when: string) => `last read ${when}`,
  feedNever: 'never read so far',
  makeFeed: 'Make address',
  renewFeed: 'Make a new address',
  removeFeed: 'Remove address',
  feedRemoved: 'The address no longer works',
  feedAddress: 'Address for calendars',
  close: 'Close',
  feedOnce:
    'Add it to your calendar as a subscription. It is shown once; an address of before no longer works.',
});
