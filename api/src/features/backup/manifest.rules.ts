import * as z from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);
/** A path below the folder of attachments, never above it. */
const filePath = z.string().regex(/^(?!\.)[\w-][\w.-]*(\/[\w-][\w.-]*)*$/);

/** The content of a backup, with checksums that a restore verifies. */
export const manifestSchema = z.object({
  product: z.literal('my-note'),
  format: z.literal(1, { error: 'This backup has a format that this version of My Note does not know' }),
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** The newest migration of the database, by its time. */
  migration: z.int(),
  /** A backup before an update has the database alone: an update changes no attachment. */
  attachments: z.literal('left out').optional(),
  tables: z.array(z.object({ name, columns: z.array(name), rows: z.int(), sha256 })),
  files: z.array(z.object({ path: filePath, bytes: z.int(), sha256 })),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST = 'manifest.json';
export const tableEntry = (table: string) => `tables/${table}.ndjson`;
export const fileEntry = (file: string) => `attachments/${file}`;

/** A backup cannot be written or restored; the message has the reason and advice. */
export class BackupError extends Error {}

/** The name of a backup that is made by itself; names of one kind are in the order of their times. */
export const nameOf = (prefix: string, at: Date, isEncrypted: boolean) =>
  `${prefix}-${at.toISOString().replace(/[:.]/g, '-')}.zip${isEncrypted ? '.age' : ''}`;

const STAMP = /^-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.zip(\.age)?$/;

/** Whether `nameOf` made a name, so that nothing of anybody else is removed. */
export const isNamedBy = (prefix: string, name: string) =>
  name.startsWith(prefix) && STAMP.test(name.slice(prefix.length));
