import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { Bus } from './bus.ts';
import type { Database } from './database.ts';
import type { FileStore } from './file-store.ts';
import type { NotificationFeed } from './notification-feed.ts';

export type Clock = () => Date;
export type Ids = {
  /** A UUID, version 7. */
  row: () => string;
  /** Text of 256 random bits. */
  token: () => string;
  /** Text of 128 random bits, for addresses that only their holders know. */
  secret: () => string;
  /** Lower-case letters and digits. */
  short: (length: number) => string;
};

/** What every use case works with. */
export type Services = {
  db: Database;
  bus: Bus;
  feed: NotificationFeed;
  clock: Clock;
  ids: Ids;
  files: FileStore;
};

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz012345';

export const systemClock: Clock = () => new Date();
export const randomIds: Ids = {
  row: () => v7(),
  token: () => randomBytes(32).toString('base64url'),
  secret: () => randomBytes(16).toString('base64url'),
  // 32 letters: one byte modulo 32 stays even.
  short: (length) => Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join(''),
};
