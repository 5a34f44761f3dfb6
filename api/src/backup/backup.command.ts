import path from 'node:path';
import * as z from 'zod';
import { readArgs } from '../commands/read-args.ts';
import type { Command } from '../db/control-channel.ts';
import type { DatabaseHandle } from '../db/database.ts';
import type { Services } from '../services.ts';
import { writeBackup } from './write-backup.ts';

export type BackupPlace = { kind: DatabaseHandle['kind']; dataDir: string };

const argsSchema = z.strictObject({ file: z.string().refine(path.isAbsolute, 'has to be absolute') });

/** Writes a backup of everything to a file of this machine. */
export const backupCommand =
  ({ db, clock }: Services, { kind, dataDir }: BackupPlace): Command =>
  async (args, say) => {
    const { file } = readArgs(argsSchema, args);
    const attachments = path.join(dataDir, 'attachments');
    const { tables, files } = await writeBackup({ kind, db, clock, attachments }, file);
    const rows = tables.reduce((total, table) => total + table.rows, 0);
    say(`Saved ${rows} rows of ${tables.length} tables and ${files.length} attachments in ${file}`);
  };
