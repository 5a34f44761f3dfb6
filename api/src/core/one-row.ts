/**
 * The single row a write returned. PGlite can lose a statement without an error, so a write that
 * reached no row has to fail loudly, and with it its transaction.
 */
export function oneRow<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length !== 1) {
    throw new Error(`A write reached ${rows.length} rows instead of one`);
  }
  return row;
}
