/** The emoji above the title of an item. */
export const titleIconLook = {
  size: 'xl',
  variant: 'ghost',
  colorPalette: 'gray',
  fontSize: '4xl',
  marginStart: '-1.5',
  marginBottom: '2',
} as const;
