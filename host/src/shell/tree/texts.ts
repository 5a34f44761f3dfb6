import { translated } from '@my-note/contract/language';

const plurals = new Intl.PluralRules('en');
const inside = (parent: string | null) => (parent === null ? 'at the top level' : `in ${parent}`);

export const texts = translated('host/tree', {
  emptyCategory: 'Empty',
  open: (title: string) => `Open ${title}`,
  close: (title: string) => `Close ${title}`,
  more: (title: string) => `More for ${title}`,
  actionsOf: (title: string) => `Actions for ${title}`,

  rename: 'Rename',
  newNote: 'New note here',
  newCategory: 'New category here',
  pin: 'Pin',
  unpin: 'Unpin',
  addIcon: 'Add icon',
  changeIcon: 'Change icon',
  removeIcon: 'Remove icon',
  share: 'Share',
  move: 'Move',
  sortByTitle: 'Sort by title',
  sortByDate: 'Sort by date',
  moveToTrash: 'Move to trash',
  undo: 'Undo',

  titleOf: (title: string) => `New title of ${title}`,
  titleRequired: 'Title is required',
  titleTooLong: (most: number) => `The title may have at most ${most} characters`,

  renamed: (title: string) => `Renamed to “${title}”`,
  moved: (title: string) => `“${title}” was moved`,
  sorted: (title: string) => `“${title}” was sorted`,
  trashed: (title: string) => `“${title}” is in the trash`,
  movedTo: (title: string, position: number, siblings: number, parent: string | null) =>
    `Moved ${title} to position ${position} of ${siblings} ${inside(parent)}`,

  notesInside: (count: number) => (plurals.select(count) === 'one' ? '1 note' : `${count} notes`),
});
