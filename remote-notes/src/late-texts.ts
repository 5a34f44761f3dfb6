import { translated } from '@my-note/contract/language';

/** Texts of parts of the note page that load late. */
export const lateTexts = translated('notes/late', {
  titleTooLong: (most: number, length: number) =>
    `A title can have at most ${most} characters. This one has ${length}; shorten it to save it.`,
  home: 'Go to Home',
  trash: 'Open trash',
  notFound: {
    title: 'There is no note here',
    text: 'The link may be wrong, or the note was moved to the trash.',
  },
  gone: {
    title: 'This note is in the trash, or was deleted',
    text: 'Your text is not saved. Restore the note from the trash and try again, or keep the text in a new note.',
    keep: 'Keep as a new note',
  },
  contents: 'Contents',
  link: { copied: 'Link copied', notCopied: 'Couldn’t copy the link. Your browser does not allow it.' },
  backlinks: { title: 'Linked from', failed: 'Couldn’t load the notes that link here' },
});
