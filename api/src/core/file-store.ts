import type { Readable } from 'node:stream';

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

/** Where the bytes of attachments are kept, each under its id. Storing and removing may be repeated. */
export type FileStore = {
  /** Keeps a copy of a local file; when it answers, the copy outlives a crash. */
  put: (id: string, file: string) => Promise<void>;
  /** Fails when there is no such file, before the first byte. */
  read: (id: string, range?: ByteRange) => Promise<Readable>;
  /** What is gone already counts as removed. */
  remove: (id: string) => Promise<void>;
};
