import type { Bus } from '../bus.ts';
import type { Database } from '../database.ts';
import type { ControlChannel } from './directory/control-channel.ts';

/** An opened database and what its owner may do with it. */
export type DatabaseHandle = {
  kind: 'embedded' | 'postgres';
  db: Database;
  bus: Bus;
  /** Takes commands of other processes, where they cannot open the database themselves. */
  control?: ControlChannel;
  close: () => Promise<void>;
};
