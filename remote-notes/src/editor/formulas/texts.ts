export const formulaTexts = {
  signs: 'A formula stands between $ signs, or between $$ signs on lines of its own.',
  offline: 'Couldn’t load what draws formulas. The source is kept.',
} as const;
