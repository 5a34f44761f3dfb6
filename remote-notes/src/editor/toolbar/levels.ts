/** The levels of headings that the toolbar has. */
export const levels = [1, 2, 3] as const;
