import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Bus } from './bus.ts';
import type { ControlChannel } from './database/directory/control-channel.ts';

/** A connection or a transaction: repositories take either, so they work inside both. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An opened database and what its owner may do with it. */
export type DatabaseHandle = {
  kind: 'embedded' | 'postgres';
  db: Database;
  bus: Bus;
  /** Takes commands of other processes, where they cannot open the database themselves. */
  control?: ControlChannel;
  close: () => Promise<void>;
};

/** The database cannot be used; the message says why and what to do. */
export class DatabaseUnavailable extends Error {}
