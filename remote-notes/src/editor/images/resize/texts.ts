/** Texts beside a selected picture. */
export const imageTexts = {
  altText: 'Alt text',
  width: 'Width of the image',
  widthHint: 'Drag to resize. Double-click for the original size.',
  pixels: (width: number) => `${width} pixels`,
} as const;
