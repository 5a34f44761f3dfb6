import type { Readable } from 'node:stream';
import type { Bytes } from './bytes.port.ts';

/**
 * Where backups are kept. A backup that is being written, or was not verified yet, is not in the list, so that it never
 * counts as one and no older one is removed for it.
 */
export type BackupPlace = {
  /** How people call it: a folder, or `s3://bucket/prefix`. */
  name: string;
  /** Rejects when the name is taken. */
  demandFree: (name: string) => Promise<void>;
  write: (name: string, content: Readable, signal?: AbortSignal) => Promise<void>;
  /** Of a backup that was written, accepted or not. */
  open: (name: string) => Promise<Bytes>;
  /** Lists it from now on. */
  accept: (name: string) => Promise<void>;
  /** Names of accepted backups, those of scheduled ones in the order of their time. */
  list: () => Promise<string[]>;
  remove: (name: string) => Promise<void>;
  /** Removes one that was not accepted. */
  discard: (name: string) => Promise<void>;
  /** Names that a killed process wrote and did not accept. */
  listUnfinished: () => Promise<string[]>;
};
