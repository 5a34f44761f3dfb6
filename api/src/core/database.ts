import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A connection or a transaction: repositories take either, so they work inside both. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** The database cannot be used; the message says why and what to do. */
export class DatabaseUnavailable extends Error {}

/**
 * The single row a write returned. PGlite can lose a statement without an error, so a write that
 * reached no row has to fail, and its transaction too.
 */
export function oneRow<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length !== 1) {
    throw new Error(`A write reached ${rows.length} rows instead of one`);
  }
  return row;
}

/**
 * Keeps the prepared statements of a database, so that the most frequent calls neither build their statement
 * nor, on PostgreSQL, plan it again.
 */
export function prepareOnce<Statement extends object>(prepare: (db: Database) => Statement) {
  const known = new WeakMap<Database, Statement>();
  return (db: Database): Statement => {
    const statement = known.get(db) ?? prepare(db);
    known.set(db, statement);
    return statement;
  };
}
