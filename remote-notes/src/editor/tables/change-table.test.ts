// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { stubLayout } from '../../testing/no-layout.ts';
import { openEditor } from '../../testing/open-editor.ts';
import {
  alignColumn,
  deleteColumn,
  deleteRow,
  insertColumn,
  insertRow,
  makeHeader,
  moveColumn,
  moveRow,
  type TableChange,
} from './change-table.ts';

beforeEach(stubLayout);

const TABLE = '| a | b |\n| :- | :-: |\n| 1 | 2 |\n| 3 | 4 |';
const AROUND = ['*  odd\n\n', '\n\n__odd__\n'] as const;

/** The table after a change at a cell, in a text whose other lines and one undo keep all as it was. */
async function changed(change: TableChange, row: number, column: number): Promise<string | null> {
  const content = AROUND.join(TABLE);
  const { editor, view } = await openEditor(content);
  let table = 0;
  view.state.doc.forEach((node, pos) => {
    if (node.type.name === 'table') table = pos;
  });
  const tr = change(view.state, { table, row, column });
  if (tr) view.dispatch(tr);
  view.state.doc.check();
  const text = editor.markdown();
  editor.undo();
  expect(editor.markdown()).toBe(content);
  editor.destroy();
  expect(text.startsWith(AROUND[0])).toBe(true);
  expect(text.endsWith(AROUND[1])).toBe(true);
  const cells = text.slice(AROUND[0].length, -AROUND[1].length).replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-');
  return tr && cells;
}

test.each<[string, TableChange, number, number, string | null]>([
  ['a column before', insertColumn(0), 1, 0, '| | a | b |\n| :- | :- | :-: |\n| | 1 | 2 |\n| | 3 | 4 |'],
  ['a column after', insertColumn(1), 1, 1, '| a | b | |\n| :- | :-: | :-: |\n| 1 | 2 | |\n| 3 | 4 | |'],
  ['a row above', insertRow(0), 1, 0, '| a | b |\n| :- | :-: |\n| | |\n| 1 | 2 |\n| 3 | 4 |'],
  ['a row below', insertRow(1), 2, 0, '| a | b |\n| :- | :-: |\n| 1 | 2 |\n| 3 | 4 |\n| | |'],
  ['a row below the header', insertRow(1), 0, 0, '| a | b |\n| :- | :-: |\n| | |\n| 1 | 2 |\n| 3 | 4 |'],
  ['no row above the header', insertRow(0), 0, 0, null],
])('inserts %s', async (_what, change, row, column, after) => {
  expect(await changed(change, row, column)).toBe(after);
});

test.each<[string, TableChange, number, number, string | null]>([
  ['a column', moveColumn(1), 2, 0, '| b | a |\n| :-: | :- |\n| 2 | 1 |\n| 4 | 3 |'],
  ['no first column to the left', moveColumn(-1), 2, 0, null],
  ['a row', moveRow(1), 1, 0, '| a | b |\n| :- | :-: |\n| 3 | 4 |\n| 1 | 2 |'],
  ['no row above the header', moveRow(-1), 1, 0, null],
  ['no header', moveRow(1), 0, 0, null],
  ['a row into the header', makeHeader, 2, 1, '| 3 | 4 |\n| :- | :-: |\n| a | b |\n| 1 | 2 |'],
  ['no header into the header', makeHeader, 0, 1, null],
])('moves %s', async (_what, change, row, column, after) => {
  expect(await changed(change, row, column)).toBe(after);
});

test('deletes a column and a row, and aligns a column', async () => {
  expect(await changed(deleteColumn, 0, 0)).toBe('| b |\n| :-: |\n| 2 |\n| 4 |');
  expect(await changed(deleteRow, 2, 1)).toBe('| a | b |\n| :- | :-: |\n| 1 | 2 |');
  expect(await changed(deleteRow, 0, 0)).toBeNull();
  expect(await changed(alignColumn('right'), 1, 0)).toBe('| a | b |\n| -: | :-: |\n| 1 | 2 |\n| 3 | 4 |');
});
