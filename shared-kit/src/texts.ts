import { translated } from '@my-note/contract/language';

/** Texts of the kit's own components; those of a screen are in its package. */
export const kitTexts = translated('kit', {
  menu: 'Menu',
  tryAgain: 'Try again',
  more: 'Show more',
  actionFailed: (label: string) => `“${label}” didn't work`,
  cancel: 'Cancel',
  close: 'Close',
  justNow: 'just now',
  untitled: 'Untitled',
  note: 'Note',
  category: 'Category',
  onlyPrefix: (prefix: string) => `Only: ${prefix}`,
  textChanged: 'The note was changed somewhere else. Look at it, and try again.',
  removePrefix: 'Show all notes',
  nowSharedBy: (title: string) =>
    `It is part of “${title}” now, which is shared: anyone with the link can read it.`,
});
