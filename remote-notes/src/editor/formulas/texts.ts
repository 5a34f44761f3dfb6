import { translated } from '@my-note/contract/language';

export const formulaTexts = translated('notes/formulas', {
  formula: 'Formula',
  source: 'Source of the formula',
  remove: 'Remove formula',
  signs: 'A formula stands between $ signs, or between $$ signs on lines of its own.',
  offline: 'Couldn’t load what draws formulas. The source is kept.',
});
