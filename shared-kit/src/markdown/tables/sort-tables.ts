import { markdownTexts } from '../texts.ts';
import { comparerOf } from './compare-cells.ts';

type Order = 'ascending' | 'descending';
const NEXT: Record<string, Order | undefined> = { none: 'ascending', ascending: 'descending' };

const textAt = (row: HTMLTableRowElement, column: number) => row.cells[column]?.textContent.trim() ?? '';

function sorted(rows: readonly HTMLTableRowElement[], column: number, order: Order | undefined) {
  if (!order) return rows;
  const compare = comparerOf(rows.map((row) => textAt(row, column)));
  const sign = order === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [textAt(one, column), textAt(other, column)];
    // Empty cells are last in both orders.
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return sign * compare(a, b);
  });
}

/** Gives the headers of a table buttons that put its rows in order, on the screen alone. */
export function sortTable(table: HTMLTableElement): void {
  const [body] = table.tBodies;
  const headers = [...(table.tHead?.rows[0]?.cells ?? [])];
  const rows = [...(body?.rows ?? [])];
  const isPlain = !table.querySelector('[rowspan], [colspan], table, [data-part=sort]');
  if (!body || rows.length < 2 || !isPlain) return;
  for (const [column, header] of headers.entries()) {
    if (header.textContent.trim() === '') continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.part = 'sort';
    button.setAttribute('aria-label', markdownTexts.sortBy(header.textContent.trim()));
    header.setAttribute('aria-sort', 'none');
    header.append(button);
    button.addEventListener('click', () => {
      const order = NEXT[header.getAttribute('aria-sort') ?? 'none'];
      for (const other of headers)
        if (other.hasAttribute('aria-sort')) other.setAttribute('aria-sort', 'none');
      header.setAttribute('aria-sort', order ?? 'none');
      body.append(...sorted(rows, column, order));
    });
  }
}
