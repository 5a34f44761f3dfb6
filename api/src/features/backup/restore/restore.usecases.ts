import type { EngineName } from '../../../core/database/embedded/engines.ts';
import { openArchive } from '../backup.reader.ts';
import { restoreEmbedded } from './restore-embedded.usecases.ts';
import { restorePostgres } from './restore-postgres.usecases.ts';

type Wanted = {
  databaseUrl?: string | undefined;
  dataDir: string;
  embeddedDatabase?: EngineName | undefined;
};

/** Replaces the configured database with a backup; returns a summary. */
export async function restore(
  { databaseUrl, dataDir, embeddedDatabase }: Wanted,
  file: string,
  now: Date,
): Promise<string> {
  const archive = await openArchive(file);
  try {
    await archive.verify();
    const { createdAt, tables, files } = archive.manifest;
    const rows = tables.reduce((total, table) => total + table.rows, 0);
    const done = `Restored ${rows} rows and ${files.length} attachments of ${createdAt}`;
    if (databaseUrl) {
      await restorePostgres(archive, databaseUrl, dataDir);
      return done;
    }
    const { keptAside } = await restoreEmbedded(archive, dataDir, now, embeddedDatabase);
    return `${done}. What was there before is in ${keptAside}`;
  } finally {
    archive.close();
  }
}
