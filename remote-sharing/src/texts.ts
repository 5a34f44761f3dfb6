/** Every text of this remote, so that a translation is one file. */
export const texts = {
  untitled: 'Untitled',
  trash: {
    title: 'Trash',
    filter: 'Filter trash',
    list: 'Entries in the trash',
    empty: 'Trash is empty',
    emptyHint: 'What you move to the trash waits here until you restore it or delete it for good.',
    noMatch: 'Nothing in the trash matches this filter.',
    failed: 'The trash could not be loaded',
    topLevel: 'Top level',
    deleted: 'deleted',
    restore: 'Restore',
    remove: 'Delete for good',
    open: 'Open',
    note: 'Note',
    category: 'Category',
    restored: (title: string) => `Restored ${title}`,
    confirmTitle: (title: string) => `Delete ${title} for good?`,
    confirmNote: 'The note and its text are gone afterwards. This cannot be undone.',
    confirmCategory:
      'The category and everything trashed with it are gone afterwards. This cannot be undone.',
  },
  sharing: {
    title: 'Sharing',
    empty: 'Sharing is not here yet',
    hint: 'Your notes are private to you. Links that others can open come with a later version.',
  },
  sharedNote: {
    title: 'Shared note',
    empty: 'This link cannot be opened yet',
    hint: 'Notes shared by link come with a later version of My Note.',
  },
};
