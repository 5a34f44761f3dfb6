import { translated } from '@my-note/contract/language';

/** Texts beside a selected picture. */
export const imageTexts = translated('notes/resize', {
  altText: 'Alt text',
  width: 'Width of the image',
  widthHint: 'Drag to resize. Double-click for the original size.',
  pixels: (width: number) => `${width} pixels`,
});
