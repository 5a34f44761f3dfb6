import { translated } from '@my-note/contract/language';

/** Names of blocks that only the slash menu has. */
export const blockTexts = translated('notes/suggest', {
  embed: 'Embedded note',
  details: 'Collapsible part',
  detailsSummary: 'Details',
  formula: 'Formula',
  inlineFormula: 'Formula in the line',
  properties: 'Properties',
});
