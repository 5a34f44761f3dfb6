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
 * Port (docs/specification/service.md#notification-feed): carries notifications to open pages. The row in the
 * database is authoritative; both calls are made in its transaction, and count only if that is committed.
 */
export type NotificationFeed = {
  written: (tx: Database, notifications: { id: string; recipient: string }[]) => Promise<void>;
  /** Marked read or unread. */
  marked: (tx: Database, userId: string, ids: string[]) => Promise<void>;
  /** Removes what is stored of a person outside of the database, before their account is deleted. */
  purge?: (db: Database, userId: string) => Promise<void>;
};

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

/** Where the bytes of attachments are stored, by id. Storing and removing may be repeated. */
export type FileStore = {
  /** Stores a copy of a local file, which survives a crash after the call has returned. */
  put: (id: string, file: string) => Promise<void>;
  /** Fails before the first byte when there is no such file. */
  read: (id: string, range?: ByteRange) => Promise<Readable>;
  /** Removing a missing file is not an error. */
  remove: (id: string) => Promise<void>;
  /** The ids of all files that are stored whole. */
  list: () => AsyncIterable<string>;
};

/** The room of each person. */
export type Quota = {
  /** In bytes; undefined means no limit. */
  limit: number | undefined;
  /** The largest file, in bytes. */
  fileBytes: number;
  /** Refuses a growth of this many bytes that does not fit. */
  admit: (db: Database, ownerId: string, bytes: number) => Promise<void>;
};

export type Services = {
  db: Database;
  bus: Bus;
  feed: NotificationFeed;
  clock: Clock;
  ids: Ids;
  files: FileStore;
  quota: Quota;
};

/** The services that work in another thread has: the data, without messages of changes. */
export type DataServices = Omit<Services, 'bus' | 'feed'>;

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz012345';

export const systemClock: Clock = () => new Date();
export const randomIds: Ids = {
  row: () => v7(),
  token: () => randomBytes(32).toString('base64url'),
  secret: () => randomBytes(16).toString('base64url'),
  // 32 letters: one byte modulo 32 stays even.
  short: (length) => Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join(''),
};
