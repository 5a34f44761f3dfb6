import { translated } from '@my-note/contract/language';

export const captureTexts = translated('workspace/capture', {
  title: 'New note',
  hint: 'Check what will be made. Nothing is saved before you press the button.',
  noteTitle: 'Title',
  text: 'Text',
  textHint: 'Markdown',
  category: 'Category',
  topLevel: 'Top level',
  tags: 'Tags',
  tagsHint: 'Separated by spaces, such as work/log urgent. They are written below the text.',
  make: 'Make note',
  made: 'Note made',
});
