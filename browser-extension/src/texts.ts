/** All texts of the extension; a translation is another file of this shape. */
export const texts = {
  untitled: 'Untitled',
  readingPage: 'Reading the page…',
  pageClosed: 'This page can’t be read. Browsers protect their own pages and stores; its link can be saved.',
  noAddress: 'Enter the address of your My Note, like https://notes.example.org.',
  noToken: 'Enter an access token. Create one in My Note: Account, Connections.',
  notAllowed: (site: string) =>
    `The browser doesn’t let this extension reach ${site}. Choose Connect, and allow it.`,
  unreachable: (site: string) =>
    `Couldn’t reach ${site}. Check the address and your connection. Nothing was saved yet.`,
  notOurs: (site: string) => `${site} responds, but not as My Note. Check the address.`,
  tokenRefused:
    'The access token doesn’t work any longer. Create a new one in My Note: Account, Connections.',
  refused: (status: number) => `The server refused this (${status}). Nothing was saved.`,
  saving: 'Saving…',
  savingPicture: (n: number, all: number) => `Saving picture ${n} of ${all}…`,
  saved: 'Saved. ',
  open: 'Open the note',
  picturesLeft: (n: number) =>
    n === 1
      ? ' One picture couldn’t be copied and stays on its site.'
      : ` ${n} pictures couldn’t be copied and stay on their sites.`,
} as const;
