import { translated } from '@my-note/contract/language';

const plurals = new Intl.PluralRules('en');
const isOne = (count: number) => plurals.select(count) === 'one';

/** Words that a rendered note adds to the text of its writer. */
export const markdownTexts = translated('kit/markdown', {
  tableOfContents: 'Table of contents',
  copyCode: 'Copy',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy. Select the text and copy it yourself.',
  copyHeading: (heading: string) => `Copy link to “${heading}”`,
  copyHeadingFailed: 'Couldn’t copy. The address is in the address bar now.',
  emptyTask: 'Empty task',
  imageMissing: 'Image that couldn’t be loaded',
  pictureFrom: (site: string) => `Picture from ${site}`,
  pictureHint: (site: string) =>
    `Not loaded yet. It comes through this site, so that ${site} doesn’t learn who reads this.`,
  pictureLoading: (site: string) => `Loading the picture from ${site}…`,
  pictureFailed: (site: string) => `Couldn’t load the picture from ${site}`,
  showPicture: 'Show',
  showPictureFrom: (site: string, alt: string) =>
    alt === '' ? `Show the picture from ${site}` : `Show “${alt}” from ${site}`,
  alwaysShow: 'Always show from this site',
  alwaysShowFrom: (site: string) => `Always show pictures from ${site}`,
  retryPicture: 'Try again',
  retryPictureFrom: (site: string, alt: string) =>
    alt === '' ? `Try again to load the picture from ${site}` : `Try again to load “${alt}” from ${site}`,
  openPicture: 'Open in a new tab',
  openPictureAt: (site: string) => `Open the picture at ${site} in a new tab`,
  picturesWaiting: (count: number) =>
    isOne(count)
      ? 'A picture from another site isn’t loaded yet'
      : `${count} pictures from other sites aren’t loaded yet`,
  showAll: 'Show all',
  showAllPictures: 'Show all pictures of this note',
  sortBy: (column: string) => `Sort by ${column}`,
  formulaProblem: (reason: string) => `This formula can’t be drawn: ${reason}`,
  formulaTooLong: 'It is too long. Split it into several formulas.',
  formulaNotRead: 'It is nested too deeply.',
  fileFailed: 'Couldn’t load the file. Check your connection and try again.',
  headingGone: 'That part isn’t in this note any more. Here is the note from its start.',
  linkGone: 'This note is in the trash, or was deleted',
  goneLink: (words: string) => `${words} (This note is in the trash, or was deleted)`,
});
