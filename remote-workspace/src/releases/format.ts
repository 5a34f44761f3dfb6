const numbers = new Intl.NumberFormat();
const parts = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });

export const formatNumber = (value: number): string => numbers.format(value);
/** A part from 0 to 1, such as `0.2%`. */
export const formatPart = (value: number): string => parts.format(value);
export const formatMs = (value: number): string => `${numbers.format(value)} ms`;
/** `1.2 kB`, thousands of bytes, as budgets count them; `12 B` for a few. */
export const formatKb = (bytes: number): string =>
  bytes < 100
    ? `${bytes} B`
    : `${(bytes / 1000).toLocaleString(undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} kB`;
