import type { Bus } from '../bus.ts';
import type { Database } from '../database.ts';
import type { ControlChannel } from './directory/control-channel.ts';
import type { WriteWatch } from './write-watch.ts';

export type DatabaseHandle = {
  /** PGlite has one connection, in this process; PostgreSQL has many. */
  kind: 'pglite' | 'postgres';
  db: Database;
  bus: Bus;
  /** Where other threads and processes open further connections; absent when the database lives in this thread. */
  url?: string;
  /** Accepts commands of other processes, where they cannot open the database themselves. */
  control?: ControlChannel;
  /** Knows of all writes, where nothing but this process and its threads writes. */
  writes?: WriteWatch;
  close: () => Promise<void>;
};
