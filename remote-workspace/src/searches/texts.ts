import { translated } from '@my-note/contract/language';

export const searchTexts = translated('workspace/searches', {
  pageTitle: 'Saved searches',
  resultsTitle: 'Search',
  intro: 'Searches that you keep under a name. You find them in the sidebar and by Ctrl+K too.',
  loading: 'Loading saved searches',
  failed: 'Couldn’t load your saved searches',
  empty: 'No saved searches yet',
  emptyHint: 'Type a search such as in:Work has:task above, look at what it finds, and save it.',
  query: 'Search',
  queryHint:
    'Words, "phrases", -word, tag: in: has:task has:image has:file before:2026-12-01 after:2026-12-01',
  find: 'Find',
  searching: 'Searching',
  nothing: 'Nothing found',
  nothingHint: 'Leave out a filter, or write a word in another way.',
  hits: (count: number) => (count === 1 ? '1 note' : count < 30 ? `${count} notes` : 'The first 30 notes'),
  all: 'All saved searches',
  untitled: 'Untitled',
  save: 'Save search',
  name: 'Name',
  saved: (name: string) => `Saved “${name}”`,
  rename: 'Rename',
  renameTitle: (name: string) => `Rename “${name}”`,
  remove: 'Remove',
  removed: (name: string) => `Removed “${name}”`,
  undo: 'Undo',
});
