import path from 'node:path';
import * as z from 'zod';
import { readArgs } from '../../core/commands/read-args.ts';
import type { Command } from '../../core/database/directory/control-channel.ts';
import type { BackupWork } from './backup.writer.ts';

export type BackupPlace = { works: { backup: BackupWork }; attachmentsS3?: object | undefined };

const argsSchema = z.strictObject({ file: z.string().refine(path.isAbsolute, 'has to be absolute') });

/** Writes a backup of all data to a file of this machine. */
export const backupCommand =
  ({ works, attachmentsS3 }: BackupPlace): Command =>
  async (args, say) => {
    const { file } = readArgs(argsSchema, args);
    const { tables, files } = await works.backup({ file }, { signal: new AbortController().signal });
    const rows = tables.reduce((total, table) => total + table.rows, 0);
    if (attachmentsS3) say('The attachments are in the S3 bucket and stay there: back it up besides');
    say(`Saved ${rows} rows of ${tables.length} tables and ${files.length} attachments in ${file}`);
  };
