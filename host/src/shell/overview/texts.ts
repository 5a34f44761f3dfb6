import { translated } from '@my-note/contract/language';

const plurals = new Intl.PluralRules('en');
const isOne = (count: number) => plurals.select(count) === 'one';

export const overviewTexts = translated('host/overview', {
  empty: 'No notes yet. Your notes will be here as a tree.',
  looseNotes: 'Not in a category',
  nothingInside: 'Empty',
  dropHere: 'Move to the top level',
  newCategory: 'New category',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  filter: 'Filter by title',
  nothingFound: 'Nothing found',
  notes: (count: number) => (isOne(count) ? '1 note' : `${count} notes`),
  found: (count: number) => (isOne(count) ? '1 match' : `${count} matches`),
});
