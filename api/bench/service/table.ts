import type { Figures } from './load.ts';

const HEADER = [
  '',
  'a second',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'of a bare route',
  'of one statement',
  'errors',
];
const whole = (value: number) => Math.round(value).toLocaleString('en');
const tenth = (value: number) => value.toFixed(1);

type Rates = { figures: Figures; bare: number; statement?: number };

/**
 * `bare` is the rate of a route that does the same in the fewest lines (bare-server.ts); `statement` the rate of one
 * statement without HTTP, one after another on one connection (raw-statements.ts).
 */
export const row = (what: string, { figures, bare, statement }: Rates) => [
  what,
  whole(figures.rate),
  tenth(figures.p50),
  tenth(figures.p95),
  tenth(figures.p99),
  (figures.rate / bare).toFixed(2),
  statement === undefined ? '' : (figures.rate / statement).toFixed(2),
  String(figures.errors),
];

export function table(rows: string[][]) {
  const all = [HEADER, HEADER.map((_, column) => (column === 0 ? '---' : '---:')), ...rows];
  return all.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
