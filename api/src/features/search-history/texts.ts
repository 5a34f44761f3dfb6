import { translated } from '@my-note/contract/language';

/** Refusals of the history of searches. */
export const searchHistoryTexts = translated('api/search-history', {
  gone: 'This search is no longer in the history',
});
