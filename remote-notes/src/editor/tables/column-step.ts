import type { TableWidths } from './use-table-widths.ts';

/** The narrowest column that can be chosen; a longer word keeps its column wider. In pixels. */
export const NARROWEST = 40;
/** What one choice in a menu changes, in pixels. */
export const STEP = 40;

export const headerOf = (table: HTMLElement) => [
  ...table.querySelectorAll<HTMLElement>('tr:first-child > th'),
];

export const widthsOf = (table: HTMLElement): number[] =>
  headerOf(table).map((cell) => Math.round(cell.getBoundingClientRect().width));

/** Widens a column, or narrows it, for those who cannot drag its edge; the others stay as they are. */
export function stepColumn(widths: TableWidths, table: HTMLElement, column: number, by: number): void {
  const before = widthsOf(table);
  widths.show(table, before.with(column, Math.max(NARROWEST, (before[column] ?? 0) + by)));
  widths.keep();
}
