import { numberFormat, translated } from '@my-note/contract/language';

const number = numberFormat();
const count = (n: number, one: string, many: string) => `${number(n)} ${n === 1 ? one : many}`;

/** A year in words: counts of days and changes, the month and the day with the most. */
type Activity = Record<'days' | 'month' | 'daysOfMonth' | 'peak' | 'changes', string>;

export const reportTexts = translated('workspace/report', {
  title: (day: string) => `Usage report, ${day}`,
  loading: 'Loading',
  failed: 'Couldn’t create the report',
  empty: 'Nothing to report yet',
  emptyHint: 'Write a note to see charts about your notes here.',
  print: 'Print',
  asTable: 'Show as table',
  asPicture: 'Show as chart',
  asTableNamed: (title: string) => `Show as table: ${title}`,
  asPictureNamed: (title: string) => `Show as chart: ${title}`,
  tableOf: (title: string) => `${title}, as table`,
  untitled: 'Untitled',

  counts: {
    note: (n: number) => count(n, 'note', 'notes'),
    word: (n: number) => count(n, 'word', 'words'),
    change: (n: number) => count(n, 'change', 'changes'),
    day: (n: number) => count(n, 'day', 'days'),
    file: (n: number) => count(n, 'file', 'files'),
  },
  totals: {
    notes: 'Notes',
    words: 'Words',
    categories: 'Categories',
    drafts: 'Drafts',
    pinned: 'Pinned',
    shared: 'Shared',
    trashed: 'In the trash',
  },

  activity: 'Days of writing',
  activitySays: ({ days, month, daysOfMonth, peak, changes }: Activity) =>
    `${days} with changes in the last year. Most in ${month}: ${daysOfMonth}. The busiest day was ${peak}, with ${changes}.`,
  activityNone: 'No changes in the last year.',
  dayCell: (day: string, changes: string) => `${day}: ${changes}`,
  less: 'Less',
  more: 'More',
  day: 'Day',
  created: 'Created',
  changed: 'Changed',

  growth: 'Growth',
  growthSays: (first: string, notes: string, words: string) =>
    `From the first note on ${first} to ${notes} and ${words} today.`,
  growthLater: 'The chart starts on the second day.',
  notes: 'Notes',
  words: 'Words',

  categories: 'Words per category',
  categoriesSays: (title: string, part: string) => `“${title}” has the most, ${part} of all words.`,
  categoriesNone: 'No words yet.',
  topLevel: 'No category',
  rest: (count: string) => `${count} more`,
  category: 'Category',
  facts: (words: string, notes: string) => `${words} · ${notes}`,

  largest: 'Largest notes',
  largestSays: (title: string, words: string) => `The longest is “${title}” with ${words}.`,
  note: 'Note',
  characters: 'Characters',

  shares: 'Shared notes',
  sharesSays: (views: string) => `Opened ${views} in total.`,
  sharesNone: 'No share links yet. Share a note to see here how often it is opened.',
  times: (count: number, text: string) => (count === 1 ? 'once' : `${text} times`),
  views: 'Views',
  lastOpened: 'Last opened',
  never: 'Never',

  storage: 'Storage',
  storageSays: (all: string, most: string, part: string) => `${all} in total, ${part} of it ${most}.`,
  quota: (used: string, limit: string) =>
    `Your texts and attachments use ${used} of the ${limit} that you have here. The history does not count.`,
  storageNone: 'Nothing is stored yet.',
  storageParts: { texts: 'Texts', versions: 'History', attachments: 'Attachments' },
  withFiles: (part: string, files: string) => `${part}, ${files}`,
  storageOf: { texts: 'texts', versions: 'history', attachments: 'attachments' },
  storageKind: 'Type',
  size: 'Size',
  part: 'Percent',
});
