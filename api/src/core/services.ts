import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { v7 } from 'uuid';
import type { Bus } from './bus.ts';
import type { Database } from './database.ts';

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

/**
 * Port (docs/specification/service.md#notification-feed): carries notifications to open pages. The row in the database stays
 * the truth; both calls are made in the transaction that wrote it, and count only if that is committed.
 */
export type NotificationFeed = {
  written: (tx: Database, notifications: { id: string; recipient: string }[]) => Promise<void>;
  /** Marked read, or unread. */
  marked: (tx: Database, userId: string, ids: string[]) => Promise<void>;
};

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

/** Where the bytes of attachments are kept, each under its id. Storing and removing may be repeated. */
export type FileStore = {
  /** Keeps a copy of a local file; once it returns, the copy survives a crash. */
  put: (id: string, file: string) => Promise<void>;
  /** Fails when there is no such file, before the first byte. */
  read: (id: string, range?: ByteRange) => Promise<Readable>;
  /** What is gone already counts as removed. */
  remove: (id: string) => Promise<void>;
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
