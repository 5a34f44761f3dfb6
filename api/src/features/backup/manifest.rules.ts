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
  tables: z.array(z.object({ name, columns: z.array(name), rows: z.int(), sha256 })),
  files: z.array(z.object({ path: filePath, bytes: z.int(), sha256 })),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST = 'manifest.json';
export const tableEntry = (table: string) => `tables/${table}.ndjson`;
export const fileEntry = (file: string) => `attachments/${file}`;

/** A backup cannot be written or restored; the message has the reason and advice. */
export class BackupError extends Error {}
