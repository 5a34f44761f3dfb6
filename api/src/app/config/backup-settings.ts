import * as z from 'zod';
import type { S3Options } from '../../core/files/s3-store.ts';
import type { PlaceOptions } from '../../features/backup/places/open-place.store.ts';

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const isUnit = (text: string): text is keyof typeof UNITS => text in UNITS;
/** Timers of Node.js take no more. */
const LONGEST_DAYS = 24;
const BUCKET = /^s3:\/\/(?<bucket>[^/]+)(\/(?<prefix>.*?))?\/*$/;

export const backupEnvironment = z.object({
  BACKUP_EVERY: z
    .string()
    .regex(/^[1-9]\d*[mhd]$/, 'expected a time like 24h, 90m or 7d')
    .optional(),
  BACKUP_KEEP: z.coerce.number({ error: 'expected a whole number' }).int().positive().default(7),
  BACKUP_TO: z
    .string()
    .refine(
      (text) => !text.startsWith('s3:') || BUCKET.test(text),
      'expected a folder, or s3://bucket/prefix',
    )
    .optional(),
  BACKUP_PASSPHRASE: z.string().min(12, 'expected at least 12 characters').optional(),
  BACKUP_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'expected the address of an S3 service, like https://host' })
    .optional(),
  BACKUP_S3_REGION: z.string().optional(),
  BACKUP_S3_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_SECRET_KEY: z.string().optional(),
});
type Values = z.infer<typeof backupEnvironment> & { DISK_RESERVE_MB: number };

/** Of attachments, for a bucket without an account of its own. */
type Attachments = Omit<S3Options, 'bucket' | 'accessKeyId' | 'secretAccessKey'> &
  Partial<Pick<S3Options, 'accessKeyId' | 'secretAccessKey'>>;

export type BackupSettings = {
  /** In milliseconds; without it no backup is made by itself. */
  everyMs: number | undefined;
  keep: number;
  place: PlaceOptions | undefined;
  passphrase: string | undefined;
  /** A bucket as a place, for a backup that is named by its whole address. */
  placeAt: (address: string) => PlaceOptions;
};

/** Throws the sentence that says what is missing. */
export function readBackup(values: Values, attachments: Attachments): BackupSettings {
  const { BACKUP_EVERY, BACKUP_TO, BACKUP_PASSPHRASE } = values;
  const placeAt = (address: string) => readPlace(address, values, attachments);
  if (BACKUP_EVERY && !BACKUP_TO) throw new Error('BACKUP_EVERY: needs BACKUP_TO, the place of the backups');
  if (BACKUP_TO && !BACKUP_PASSPHRASE)
    throw new Error(
      'BACKUP_TO: needs BACKUP_PASSPHRASE, which encrypts the backups. Keep a copy of it elsewhere: without it nobody can read them',
    );
  return {
    everyMs: BACKUP_EVERY === undefined ? undefined : readTime(BACKUP_EVERY),
    keep: values.BACKUP_KEEP,
    place: BACKUP_TO === undefined ? undefined : placeAt(BACKUP_TO),
    passphrase: BACKUP_PASSPHRASE,
    placeAt,
  };
}

function readTime(text: string) {
  const unit = text.slice(-1);
  const ms = Number(text.slice(0, -1)) * (isUnit(unit) ? UNITS[unit] : Number.NaN);
  if (ms <= LONGEST_DAYS * UNITS.d) return ms;
  throw new Error(`BACKUP_EVERY: expected at most ${LONGEST_DAYS}d`);
}

function readPlace(address: string, values: Values, attachments: Attachments): PlaceOptions {
  const found = BUCKET.exec(address)?.groups;
  if (!found) return { kind: 'folder', folder: address, reserveMegabytes: values.DISK_RESERVE_MB };
  const accessKeyId = values.BACKUP_S3_ACCESS_KEY ?? attachments.accessKeyId;
  const secretAccessKey = values.BACKUP_S3_SECRET_KEY ?? attachments.secretAccessKey;
  if (!accessKeyId || !secretAccessKey)
    throw new Error(
      'BACKUP_TO: a bucket needs BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY, or the account of ATTACHMENTS_S3_ACCESS_KEY and ATTACHMENTS_S3_SECRET_KEY',
    );
  const s3 = {
    endpoint: values.BACKUP_S3_ENDPOINT ?? attachments.endpoint,
    region: values.BACKUP_S3_REGION ?? attachments.region,
    bucket: found.bucket ?? '',
    accessKeyId,
    secretAccessKey,
  };
  return { kind: 's3', s3, prefix: found.prefix ?? '' };
}
