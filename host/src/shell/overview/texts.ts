export const overviewTexts = {
  empty: 'No notes yet. Your notes will be here as a tree.',
} as const;
