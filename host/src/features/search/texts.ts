/** Every word of the search dialog. */
export const texts = {
  search: 'Search',
  close: 'Close search',
  placeholder: 'Search...',
  hint: "How to find exact match -> adding ' before the search keyword, like: 'note'",
  commandsHint: 'Type > to see commands.',
  results: 'Results',
  nothing: 'Nothing found.',
  count: (titles: number, inText: number) =>
    `${titles === 1 ? '1 result' : `${titles} results`}${inText > 0 ? `, ${inText} in text` : ''}`,
  failed: 'The search did not start.',
  tryAgain: 'Try again',

  inText: 'In text',
  similar: 'Similar titles',
  textUnknown: 'The texts of your notes cannot be searched right now. Titles still can.',

  history: 'Recent searches',
  historyEmpty: 'Nothing searched yet. Type a word of a title or an address.',
  historyUnknown: 'Your recent searches could not be read.',
  forget: (name: string) => `Remove ${name} from the history`,
  clear: 'Clear history',
  clearQuestion: 'Clear all recent searches?',
  clearYes: 'Clear',
  clearNo: 'Keep',

  commands: 'Commands',
  noCommand: 'No command of this name.',
} as const;
