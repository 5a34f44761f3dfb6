import type { Node } from '@milkdown/kit/prose/model';
import { type EditorState, TextSelection, type Transaction } from '@milkdown/kit/prose/state';
import { childrenOf } from '../markdown/write/written-blocks.ts';

/** A cell by its table's position, its row (0 is the header) and its column. */
export interface Cell {
  table: number;
  row: number;
  column: number;
}

export type Alignment = 'left' | 'center' | 'right';
type Grid = Node[][];

/** Moves an entry of a list by one place; null where there is no place. */
function swapped<T>(list: readonly T[], at: number, by: number): T[] | null {
  const [one, other] = [list[at], list[at + by]];
  if (one === undefined || other === undefined) return null;
  return list.with(at, other).with(at + by, one);
}

const emptyLike = (cell: Node): Node => cell.type.createAndFill(cell.attrs) ?? cell;

/** Builds a table of rows of cells; Markdown has cells of the header in the first row, and only there. */
function tableOf(table: Node, grid: Grid): Node {
  const {
    table_header_row: head,
    table_row: row,
    table_header: th,
    table_cell: td,
  } = table.type.schema.nodes;
  if (!head || !row || !th || !td) return table;
  const rows = grid.map((cells, at) => {
    const type = at === 0 ? th : td;
    const own = cells.map((cell, column) =>
      type.create({ ...cell.attrs, alignment: grid[0]?.[column]?.attrs.alignment ?? 'left' }, cell.content),
    );
    return (at === 0 ? head : row).create(null, own);
  });
  return table.type.create(table.attrs, rows);
}

/** Changes a table as a whole, in one step, and puts the cursor into a cell. Null where the change does nothing. */
function changeTable(
  { doc, tr }: EditorState,
  cell: Cell,
  change: (grid: Grid) => Grid | null,
  at: { row: number; column: number },
): Transaction | null {
  const table = doc.nodeAt(cell.table);
  if (table?.type.name !== 'table') return null;
  const grid = change(childrenOf(table).map(childrenOf));
  if (!grid) return null;
  const next = tableOf(table, grid);
  tr.replaceWith(cell.table, cell.table + table.nodeSize, next);
  const row = Math.max(0, Math.min(at.row, grid.length - 1));
  const column = Math.max(0, Math.min(at.column, (grid[row]?.length ?? 1) - 1));
  let inside = cell.table + 1;
  for (let index = 0; index < row; index += 1) inside += next.child(index).nodeSize;
  inside += 1;
  for (let index = 0; index < column; index += 1) inside += next.child(row).child(index).nodeSize;
  return tr.setSelection(TextSelection.near(tr.doc.resolve(inside + 1)));
}

export type TableChange = (state: EditorState, cell: Cell) => Transaction | null;

export const insertColumn =
  (side: 0 | 1): TableChange =>
  (state, cell) => {
    const at = cell.column + side;
    const insert = (cells: Node[]) => {
      const like = cells[cell.column];
      return like ? cells.toSpliced(at, 0, emptyLike(like)) : cells;
    };
    return changeTable(state, cell, (grid) => grid.map(insert), { row: cell.row, column: at });
  };

export const moveColumn =
  (by: -1 | 1): TableChange =>
  (state, cell) =>
    changeTable(
      state,
      cell,
      (grid) => {
        const rows = grid.map((cells) => swapped(cells, cell.column, by));
        return rows.every((cells) => cells !== null) ? rows : null;
      },
      { row: cell.row, column: cell.column + by },
    );

export const deleteColumn: TableChange = (state, cell) =>
  changeTable(
    state,
    cell,
    (grid) => ((grid[0]?.length ?? 0) > 1 ? grid.map((cells) => cells.toSpliced(cell.column, 1)) : null),
    cell,
  );

export const alignColumn =
  (alignment: Alignment): TableChange =>
  (state, cell) =>
    changeTable(
      state,
      cell,
      ([head = [], ...rows]) => {
        const title = head[cell.column];
        if (!title || title.attrs.alignment === alignment) return null;
        return [
          head.with(cell.column, title.type.create({ ...title.attrs, alignment }, title.content)),
          ...rows,
        ];
      },
      cell,
    );

export const insertRow =
  (side: 0 | 1): TableChange =>
  (state, cell) => {
    const at = cell.row + side;
    // The header stays the first row.
    if (at === 0) return null;
    return changeTable(state, cell, (grid) => grid.toSpliced(at, 0, (grid[cell.row] ?? []).map(emptyLike)), {
      row: at,
      column: cell.column,
    });
  };

export const moveRow =
  (by: -1 | 1): TableChange =>
  (state, cell) => {
    if (cell.row === 0 || cell.row + by === 0) return null;
    const at = { row: cell.row + by, column: cell.column };
    return changeTable(state, cell, (grid) => swapped(grid, cell.row, by), at);
  };

/** Makes a row the header; the old header becomes the row below it, and the columns keep their alignment. */
export const makeHeader: TableChange = (state, cell) =>
  cell.row === 0
    ? null
    : changeTable(
        state,
        cell,
        ([head = [], ...rows]) => {
          const next = rows[cell.row - 1]?.map((one, column) =>
            one.type.create({ ...one.attrs, alignment: head[column]?.attrs.alignment }, one.content),
          );
          return next ? [next, head, ...rows.toSpliced(cell.row - 1, 1)] : null;
        },
        { row: 0, column: cell.column },
      );

/** Markdown needs a header and a row below it. */
export const deleteRow: TableChange = (state, cell) =>
  cell.row === 0
    ? null
    : changeTable(state, cell, (grid) => (grid.length > 2 ? grid.toSpliced(cell.row, 1) : null), cell);
