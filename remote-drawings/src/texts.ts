import { translated } from '@my-note/contract/language';

export const texts = translated('drawings', {
  drawing: 'Drawing',
  drawingOf: (words: string) => `Drawing: ${words}`,
  empty: 'This drawing is empty.',
  broken: 'This drawing can’t be shown.',
  insert: {
    label: 'Drawing',
    hint: 'Sketch of shapes, arrows, and words',
    keywords: 'excalidraw sketch whiteboard diagram shapes canvas',
  },
  editor: {
    save: 'Save',
    menu: 'Background of the drawing',
    loading: 'Loading the canvas…',
    failed: 'Couldn’t load the canvas. Check your connection, then open the drawing again.',
    unreadable: 'This drawing can’t be read. Edit its source instead.',
    tooMuch: 'This drawing is too large to be saved in a note. Remove some of it.',
    unstored: 'A note can’t store pictures and web pages in a drawing. Remove them, then save.',
  },
});
