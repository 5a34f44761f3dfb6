import { translated } from '@my-note/contract/language';

/** Texts of the handles of tables. */
export const tableTexts = translated('notes/tables', {
  column: 'Column',
  row: 'Row',
  addColumn: 'Add column at the end',
  addRow: 'Add row at the end',
  columnBefore: 'Insert column before',
  columnAfter: 'Insert column after',
  moveBefore: 'Move column back',
  moveAfter: 'Move column forward',
  alignments: { left: 'Align left', center: 'Align center', right: 'Align right' },
  resizeColumn: 'Drag to resize, double-click to reset',
  wider: 'Make column wider',
  narrower: 'Make column narrower',
  resetWidths: 'Reset column widths',
  deleteColumn: 'Delete column',
  rowAbove: 'Insert row above',
  rowBelow: 'Insert row below',
  moveUp: 'Move row up',
  moveDown: 'Move row down',
  makeHeader: 'Use as header',
  deleteRow: 'Delete row',
});
