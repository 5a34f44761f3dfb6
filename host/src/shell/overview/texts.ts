/** Words of the overview. */
export const overviewTexts = {
  empty: 'Nothing here yet. What you write shows up as a tree.',
} as const;
