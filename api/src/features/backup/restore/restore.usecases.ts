import type { EngineName } from '../../../core/database/embedded/engines.ts';
import type { FileStore } from '../../../core/services.ts';
import type { Archive } from '../backup.reader.ts';
import { BackupError } from '../manifest.rules.ts';
import { restoreEmbedded } from './restore-embedded.usecases.ts';
import { restorePostgres } from './restore-postgres.usecases.ts';
import { storeFiles } from './store-files.writer.ts';

type Wanted = {
  databaseUrl?: string | undefined;
  dataDir: string;
  embeddedDatabase?: EngineName | undefined;
  /** Where attachments go when they are not in the data directory. */
  files?: Pick<FileStore, 'put'> | undefined;
};

/** Replaces the configured database with a backup, which is closed at the end; returns a summary. */
export async function restore(
  { databaseUrl, dataDir, embeddedDatabase, files }: Wanted,
  opening: Promise<Archive>,
  now: Date,
): Promise<string> {
  const archive = await opening;
  try {
    await archive.verify();
    const { createdAt, tables, files: saved, attachments } = archive.manifest;
    if (files && saved.length > 0) {
      // A stored file never changes, so those that are there already stay what they are.
      await storeFiles(archive, files).catch((cause: unknown) => {
        throw new BackupError(`The attachments could not be stored: ${String(cause)}. No data was changed`, {
          cause,
        });
      });
    }
    const rows = tables.reduce((total, table) => total + table.rows, 0);
    const which =
      attachments === 'left out' ? 'no attachments, which stay as they are,' : `${saved.length} attachments`;
    const done = `Restored ${rows} rows and ${which} of ${createdAt}`;
    const isElsewhere = files !== undefined;
    if (databaseUrl) {
      await restorePostgres(archive, databaseUrl, { dataDir, isElsewhere });
      return done;
    }
    const { keptAside } = await restoreEmbedded(archive, {
      dataDir,
      now,
      engine: embeddedDatabase,
      isElsewhere,
    });
    return `${done}. What was there before is in ${keptAside}`;
  } finally {
    archive.close();
  }
}
