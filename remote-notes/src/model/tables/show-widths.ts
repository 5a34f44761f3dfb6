import type { SizedTable } from './column-widths.ts';

const sheets = new Map<string, CSSStyleSheet>();

function sheetOf(noteId: string): CSSStyleSheet {
  const sheet = sheets.get(noteId) ?? new CSSStyleSheet();
  if (!sheets.has(noteId)) document.adoptedStyleSheets.push(sheet);
  sheets.set(noteId, sheet);
  return sheet;
}

/**
 * Gives columns their widths, inside the element with `data-columns` of that note. By a style sheet: the tables of the
 * rendered note and of the editor are the same to it, and neither has to be changed.
 */
export function showWidths(noteId: string, tables: readonly SizedTable[]): void {
  const rules = tables.flatMap(({ widths }, table) =>
    widths.map((width, column) => {
      if (width === null) return '';
      const cell = `div > table:nth-of-type(${table + 1}) tr > :nth-child(${column + 1})`;
      return `[data-columns="${CSS.escape(noteId)}"] ${cell} { width: ${width}px; min-width: ${width}px }`;
    }),
  );
  if (rules.length > 0 || sheets.has(noteId)) sheetOf(noteId).replaceSync(rules.join('\n'));
}
