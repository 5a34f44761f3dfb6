const natural = new Intl.Collator('en', { numeric: true });

/** As a file manager sorts names: 1, 2, 10. Names that count as the same stay in the order of their characters. */
export const compareNames = (a: string, b: string): number =>
  natural.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
