import { translated } from '@my-note/contract/language';

const names = new Intl.ListFormat('en');
/** At most three titles, and the number of the others. */
const quoted = (titles: string[]) =>
  names.format([
    ...titles.slice(0, 3).map((title) => `“${title}”`),
    ...(titles.length > 3 ? [`${titles.length - 3} more`] : []),
  ]);

/** Texts of the page of a category. */
export const listTexts = translated('notes/list', {
  moved: (title: string) => `“${title}” was moved`,
  actions: {
    rename: 'Rename',
    newNote: 'New note',
    newCategory: 'New category',
    exportCategory: 'Export',
    sortByTitle: 'Sort by title',
    sortByDate: 'Sort by date',
  },
  emptyCategory: {
    title: 'Nothing in here yet',
    text: 'Notes and categories that you add here are listed on this page.',
  },
  pinned: 'Pinned',
  order: {
    label: (title: string) => `Move ${title} in the list`,
    up: 'Move up',
    down: 'Move down',
    moved: (title: string, position: number, count: number) =>
      `Moved ${title} to position ${position} of ${count}`,
    movedInto: (title: string, parent: string) => `Moved ${title} into ${parent}`,
  },
  list: {
    sorts: { manual: 'Manual order', title: 'Title', changed: 'Last change', added: 'Date added' },
    sortedBy: (sort: string) => `Sort: ${sort}`,
    previews: 'Show text',
    select: 'Select',
    selectItem: (title: string) => `Select ${title}`,
    leave: 'Clear selection',
    toolbar: 'Selected items',
    selected: (count: number) => (count === 0 ? 'Select items' : `${count} selected`),
    trashed: (count: number) => (count === 1 ? '1 item is in the trash' : `${count} items are in the trash`),
    pinned: (count: number) => (count === 1 ? '1 item was pinned' : `${count} items were pinned`),
    unpinned: (count: number) => (count === 1 ? '1 item was unpinned' : `${count} items were unpinned`),
    moved: (count: number) => (count === 1 ? '1 item was moved' : `${count} items were moved`),
    refused: (titles: string[]) => `Couldn’t change ${quoted(titles)}`,
  },
  facts: (count: number, when: string) => `${count === 1 ? '1 item' : `${count} items`}, changed ${when}`,
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  sorted: (title: string) => `“${title}” was sorted`,
});
