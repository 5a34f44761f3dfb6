import path from 'node:path';
import * as z from 'zod';
import { readArgs } from '../../core/commands/read-args.ts';
import type { DatabaseHandle } from '../../core/database/database-handle.ts';
import type { Command } from '../../core/database/directory/control-channel.ts';
import type { Services } from '../../core/services.ts';
import { writeBackup } from './backup.writer.ts';

export type BackupPlace = Pick<DatabaseHandle, 'kind'> & {
  dataDir: string;
  attachmentsS3?: object | undefined;
};

const argsSchema = z.strictObject({ file: z.string().refine(path.isAbsolute, 'has to be absolute') });

/** Writes a backup of all data to a file of this machine. */
export const backupCommand =
  ({ db, clock }: Pick<Services, 'db' | 'clock'>, { kind, dataDir, attachmentsS3 }: BackupPlace): Command =>
  async (args, say) => {
    const { file } = readArgs(argsSchema, args);
    const attachments = path.join(dataDir, 'attachments');
    const { tables, files } = await writeBackup({ kind, db, clock, attachments }, file);
    const rows = tables.reduce((total, table) => total + table.rows, 0);
    if (attachmentsS3) say('The attachments are in the S3 bucket and stay there: back it up besides');
    say(`Saved ${rows} rows of ${tables.length} tables and ${files.length} attachments in ${file}`);
  };
