import { translated } from '@my-note/contract/language';

export const fenceTexts = translated('notes/fences', {
  edit: 'Edit',
  editorFailed: 'The editor stopped working. Your text is unchanged.',
  close: 'Close',
  discard: {
    title: 'Discard your changes?',
    text: 'What you changed here is not saved.',
    confirm: 'Discard',
  },
});
