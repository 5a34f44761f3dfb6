import { searchLink } from '@my-note/contract/tasks';
import type { SearchProviderModule } from '@my-note/kit/federation';
import { readSavedSearches } from '../searches/searches.queries.ts';
import { searchTexts } from '../searches/texts.ts';

export const label = searchTexts.pageTitle;

/** Saved searches whose name has the typed words. */
export const search: SearchProviderModule['search'] = async (words, signal) => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return (await readSavedSearches(signal))
    .filter(({ name }) => wanted.every((word) => name.toLowerCase().includes(word)))
    .map(({ _id: id, name: title, query }) => ({ id, title, excerpt: query, to: searchLink(query) }));
};
