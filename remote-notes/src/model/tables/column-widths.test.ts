import { beforeEach, describe, expect, it } from 'vitest';
import { followTables, keepTables, matchTables, readTables } from './column-widths.ts';

const HEADS = [
  ['Name', 'Price'],
  ['Day', 'Hours', 'Pay'],
];

/** Two tables with a width in each column. */
const sized = () =>
  matchTables(HEADS, []).map((table) => ({ ...table, widths: table.head.map((_, n) => 100 + n) }));
const widthsOf = (tables: ReturnType<typeof matchTables>) => tables.map(({ widths }) => widths);

beforeEach(() => localStorage.clear());

describe('Widths of columns', () => {
  it('are found by the words of the header, wherever the table stands', () => {
    keepTables('note', sized());
    const known = readTables('note');
    expect(widthsOf(matchTables([['Day', 'Hours', 'Pay'], ['New'], ['Name', 'Price']], known))).toEqual([
      [100, 101, 102],
      [null],
      [100, 101],
    ]);
    expect(readTables('another')).toEqual([]);
    expect(JSON.stringify(localStorage)).not.toContain('Price');
  });

  it('of equal tables are found in their order', () => {
    const twice = [['A'], ['A']];
    const tables = matchTables(twice, []).map((table, n) => ({ ...table, widths: [n + 50] }));
    expect(widthsOf(matchTables(twice, tables))).toEqual([[50], [51]]);
  });

  it.each([
    ['a header is written', ['Name', 'Price in euro'], [100, 101]],
    ['columns change places', ['Price', 'Name'], [101, 100]],
    ['a column is inserted', ['Name', '', 'Price'], [100, null, 101]],
    ['a column is deleted', ['Price'], [101]],
    ['a mark is typed', ['**Name**', 'Price'], [100, 101]],
  ])('stay when %s', (_what, head, widths) => {
    const [first] = followTables([head, HEADS[1] ?? []], sized());
    expect(first?.widths).toEqual(widths);
  });

  it('stay when a table is inserted above', () => {
    expect(widthsOf(followTables([['New', 'Table'], ...HEADS], sized()))).toEqual([
      [null, null],
      [100, 101],
      [100, 101, 102],
    ]);
  });

  it('are forgotten once no column has one', () => {
    keepTables('note', sized());
    keepTables('note', matchTables(HEADS, []));
    expect([readTables('note'), localStorage.getItem('my-note.column-widths')]).toEqual([[], '{}']);
  });

  it('count as none when something else is stored', () => {
    for (const stored of ['nonsense', '[]', 'null', '{"note":7}', '{"note":[7,{"head":1}]}']) {
      localStorage.setItem('my-note.column-widths', stored);
      expect(readTables('note')).toEqual([]);
    }
  });
});
