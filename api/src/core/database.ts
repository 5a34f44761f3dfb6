import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A connection or a transaction: repositories take either, so they work inside both. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** The database cannot be used; the message says why and what to do. */
export class DatabaseUnavailable extends Error {}
