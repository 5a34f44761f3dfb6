import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A connection or a transaction: repositories take either, so they work inside both. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An opened database and what its owner may do with it. */
export type DatabaseHandle = {
  kind: 'embedded' | 'postgres';
  db: Database;
  close: () => Promise<void>;
};

/** The database cannot be used; the message says why and what to do. */
export class DatabaseUnavailable extends Error {}
