import type { Translation } from '@my-note/contract/language';
import type { tableTexts } from '../../editor/tables/texts.ts';

export const tables: Translation<typeof tableTexts> = {
  column: '列',
  row: '行',
  addColumn: '末尾に列を追加',
  addRow: '末尾に行を追加',
  columnBefore: '前に列を挿入',
  columnAfter: '後ろに列を挿入',
  moveBefore: '列を前に移動',
  moveAfter: '列を後ろに移動',
  alignments: { left: '左揃え', center: '中央揃え', right: '右揃え' },
  resizeColumn: 'ドラッグで幅を変更、ダブルクリックで元に戻す',
  resetWidths: '列の幅をリセット',
  deleteColumn: '列を削除',
  rowAbove: '上に行を挿入',
  rowBelow: '下に行を挿入',
  moveUp: '行を上に移動',
  moveDown: '行を下に移動',
  makeHeader: '見出し行にする',
  deleteRow: '行を削除',
};
