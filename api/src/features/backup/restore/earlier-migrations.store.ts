import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { migrations } from '../../../core/database/migrations.ts';
import { BackupError } from '../manifest.rules.ts';

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ when: z.int() })) });

/** Runs work with the migrations up to the backup's, so that its rows fit the tables. */
export async function withMigrationsUpTo<T>(
  migration: number,
  work: (wanted: typeof migrations) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'my-note-migrations-'));
  try {
    await cp(migrations.migrationsFolder, folder, { recursive: true });
    const file = path.join(folder, 'meta', '_journal.json');
    const journal = journalSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    const entries = journal.entries.filter(({ when }) => when <= migration);
    if (entries.at(-1)?.when !== migration) {
      throw new BackupError('This backup comes from a newer version of My Note. Update My Note first');
    }
    await writeFile(file, JSON.stringify({ ...journal, entries }));
    return await work({ migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
