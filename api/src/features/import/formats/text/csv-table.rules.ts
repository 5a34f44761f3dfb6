import { LIMITS } from '@my-note/contract';
import Papa from 'papaparse';
import { warningTexts } from '../../warning-texts.ts';

const MAX_COLUMNS = 200;

type Links = {
  /** The address of the page of a row, by its first cell. */
  pageOf: (row: string) => string | undefined;
  /** Makes links of what another cell names. */
  link: (cell: string) => string;
};

/** A table of comma-separated values as one of Markdown. The first cell of a row leads to the row's page. */
export function tableOf(
  csv: string,
  { pageOf, link }: Links,
  lost: (reason: string, what?: string) => void,
): string {
  const { data } = Papa.parse<string[]>(csv, { skipEmptyLines: 'greedy', delimiter: ',' });
  const [head = [], ...rows] = data;
  // A row may be longer than the first one: its other columns have no name.
  const columns = data.reduce((most, row) => Math.max(most, filled(row)), Math.max(1, head.length));
  const width = Math.min(columns, MAX_COLUMNS);
  if (columns > MAX_COLUMNS) lost(warningTexts.columns(MAX_COLUMNS));
  const line = (cells: string[]) =>
    `| ${Array.from({ length: width }, (_, n) => cells[n] ?? '').join(' | ')} |`;
  const lines = [line(head.map(cellOf)), line(Array.from({ length: width }, () => '---'))];
  let length = lines.join('\n').length;
  let kept = 0;
  for (const row of rows) {
    const [first = '', ...others] = row;
    const page = first.trim() === '' ? undefined : pageOf(first);
    const title =
      page === undefined ? cellOf(first) : `[${cellOf(first).replace(/[[\]]/g, '\\$&')}](${page})`;
    const written = line([title, ...others.map((cell) => link(cellOf(cell)))]);
    length += written.length + 1;
    if (length > LIMITS.contentLength) break;
    lines.push(written);
    kept += 1;
  }
  if (kept < rows.length) lost(warningTexts.rows(kept));
  return `${lines.join('\n')}\n`;
}

const filled = (row: string[]) => row.findLastIndex((cell) => cell.trim() !== '') + 1;

const cellOf = (text: string) =>
  text
    .trim()
    .replaceAll('\\', '\\\\')
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;')
    .replace(/\r?\n|\r/g, '<br>');
