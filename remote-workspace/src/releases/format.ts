import { numberFormat } from '@my-note/contract/language';

export const formatNumber = numberFormat();
/** A part from 0 to 1, such as `0.2%`. */
export const formatPart = numberFormat({ style: 'percent', maximumFractionDigits: 1 });
/** Milliseconds, such as `120 ms`: the sign of a unit is the same in all languages. */
export const formatMs = (value: number): string => `${formatNumber(value)} ms`;

const kilobytes = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** `1.2 kB`, thousands of bytes, as budgets count them; `12 B` for a few. */
export const formatKb = (bytes: number): string =>
  bytes < 100 ? `${bytes} B` : `${kilobytes(bytes / 1000)} kB`;
