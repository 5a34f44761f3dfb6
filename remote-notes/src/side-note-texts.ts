import { translated } from '@my-note/contract/language';

/** Texts of a note beside other content. */
export const sideNoteTexts = translated('notes/side-note', {
  open: 'Open note',
  failed: 'Couldn’t load the note',
  editorFailed: 'Couldn’t load the editor',
  editorFailedText: 'Your note is unchanged. Check your connection and try again.',
  gone: 'Restore it from the trash to keep writing.',
});
