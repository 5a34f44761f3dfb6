import type { Translation } from '@my-note/contract/language';
import type { tableTexts } from '../../editor/tables/texts.ts';

export const tables: Translation<typeof tableTexts> = {
  column: '列',
  row: '行',
  addColumn: '在末尾添加列',
  addRow: '在末尾添加行',
  columnBefore: '在前面插入列',
  columnAfter: '在后面插入列',
  moveBefore: '前移此列',
  moveAfter: '后移此列',
  alignments: { left: '左对齐', center: '居中', right: '右对齐' },
  resizeColumn: '拖动可调整宽度，双击恢复默认',
  resetWidths: '重置列宽',
  deleteColumn: '删除列',
  rowAbove: '在上方插入行',
  rowBelow: '在下方插入行',
  moveUp: '上移此行',
  moveDown: '下移此行',
  makeHeader: '设为表头',
  deleteRow: '删除行',
};
