import path from 'node:path';
import * as z from 'zod';
import { readArgs } from '../../core/commands/read-args.ts';
import type { Command } from '../../core/database/directory/control-channel.ts';
import { type BackupWork, fileTarget } from './backup.writer.ts';

export type BackupDeps = { works: { backup: BackupWork } };

const argsSchema = z.strictObject({
  file: z.string().refine(path.isAbsolute, 'has to be absolute'),
  passphrase: z.string().optional(),
});

/** Writes a backup of all data to a file of this machine, and reads it back. */
export const backupCommand =
  ({ works }: BackupDeps): Command =>
  async (args, say) => {
    const { file, passphrase } = readArgs(argsSchema, args);
    const { signal } = new AbortController();
    const { manifest, missing } = await works.backup(fileTarget(file, passphrase), { signal });
    const { tables, files } = manifest;
    const rows = tables.reduce((total, table) => total + table.rows, 0);
    const how = passphrase === undefined ? 'not encrypted' : 'encrypted';
    say(`Saved ${rows} rows of ${tables.length} tables and ${files.length} attachments in ${file}, ${how}`);
    say(missing === 0 ? 'It was read back and is whole' : withoutFiles(missing));
  };

const withoutFiles = (count: number) =>
  `It was read back, but ${count} attachments of notes are not in it. See that their folder or bucket is there`;
