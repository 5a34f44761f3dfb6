import type { Translation } from '@my-note/contract/language';
import type { tableTexts } from '../../editor/tables/texts.ts';

export const tables: Translation<typeof tableTexts> = {
  column: '열',
  row: '행',
  addColumn: '끝에 열 추가',
  addRow: '끝에 행 추가',
  columnBefore: '앞에 열 삽입',
  columnAfter: '뒤에 열 삽입',
  moveBefore: '열을 앞으로 이동',
  moveAfter: '열을 뒤로 이동',
  alignments: { left: '왼쪽 맞춤', center: '가운데 맞춤', right: '오른쪽 맞춤' },
  resizeColumn: '드래그하여 크기 조절, 두 번 클릭하여 초기화',
  resetWidths: '열 너비 초기화',
  deleteColumn: '열 삭제',
  rowAbove: '위에 행 삽입',
  rowBelow: '아래에 행 삽입',
  moveUp: '행을 위로 이동',
  moveDown: '행을 아래로 이동',
  makeHeader: '머리글로 사용',
  deleteRow: '행 삭제',
};
