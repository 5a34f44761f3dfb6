import { translated } from '@my-note/contract/language';

/** Messages for an isolated page, and for a person who leaves it. */
export const isolatedTexts = translated('host/isolated', {
  leaveTitle: 'Open another site?',
  leaveText: (remote: string) =>
    `${remote} leads to the address below. It may contain what ${remote} has read of your notes.`,
  openSite: (site: string) => `Open ${site}`,
  notGranted: 'This was not granted to this page',
  notFound: 'There is no such note, or it was not granted to this page',
  onlyText: 'Only the text of the note was granted, with its base version',
  unreachable: 'The service cannot be reached',
  signedOut: 'Nobody is signed in',
  tooMany: 'Too many calls at once',
});
