import { numberFormat, translated } from '@my-note/contract/language';

const number = numberFormat();

export const texts = translated('host/search', {
  search: 'Search',
  close: 'Close search',
  placeholder: 'Search...',
  hint: "How to find exact match -> adding ' before the search keyword, like: 'note'",
  filtersHint: 'Filters: tag: in: has:task has:image has:file before: after: -word',
  filters: 'Filters',
  excludedWord: (word: string) => `not: ${word}`,
  removeFilter: (filter: string) => `Remove the filter ${filter}`,
  commandsHint: 'Type > to see commands.',
  results: 'Results',
  nothing: 'Nothing found.',
  count: (titles: number, inText: number) =>
    `${titles === 1 ? '1 result' : `${titles} results`}${inText > 0 ? `, ${inText} in text` : ''}`,
  failed: 'Couldn’t start the search.',
  tryAgain: 'Try again',

  inText: 'In text',
  similar: 'Similar titles',
  indexing: (notes: number) =>
    `${number(notes)} notes are still being prepared for search. Some hits may be missing.`,
  textUnknown: 'Couldn’t search the text of your notes. Titles are still searched.',

  opened: 'Recent',
  history: 'Recent searches',
  historyEmpty: 'No recent searches. Type a word from a title or an address.',
  historyUnknown: 'Couldn’t load your recent searches.',
  forget: (name: string) => `Remove ${name} from the history`,
  clear: 'Clear history',
  clearQuestion: 'Clear all recent searches?',
  clearYes: 'Clear',
  clearNo: 'Keep',

  commandFailed: (label: string) => `“${label}” didn't work`,
  commands: 'Commands',
  noCommand: 'No command with this name.',
});
