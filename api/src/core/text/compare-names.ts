const natural = new Intl.Collator('en', { numeric: true });

/** Sorts names like a file manager: 1, 2, 10. Names that compare equal are ordered by their characters. */
export const compareNames = (a: string, b: string): number =>
  natural.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
