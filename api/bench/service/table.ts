import type { Figures } from './load.ts';

const HEADER = [
  '',
  'a second',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'of a constant body',
  'of one statement',
  'errors',
];
const whole = (value: number) => Math.round(value).toLocaleString('en');
const tenth = (value: number) => value.toFixed(1);

/** `bare` is a handler that sends a constant body of the same size; `statement` one statement's rate on a raw connection. */
export const row = (what: string, figures: Figures, bare: Figures, statement?: number) => [
  what,
  whole(figures.rate),
  tenth(figures.p50),
  tenth(figures.p95),
  tenth(figures.p99),
  (figures.rate / bare.rate).toFixed(2),
  statement === undefined ? '' : (figures.rate / statement).toFixed(2),
  String(figures.errors),
];

export function table(rows: string[][]) {
  const all = [HEADER, HEADER.map((_, column) => (column === 0 ? '---' : '---:')), ...rows];
  return all.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
