import path from 'node:path';
import type { Database } from '../../core/database.ts';
import type { Manifest } from './manifest.rules.ts';
import type { Snapshot } from './snapshot.repository.ts';
import { rowsOf } from './tables.repository.ts';

const ATTACHMENTS = 'attachments';

/** Notes the ids of attachments that are not deleted while a snapshot's rows are read. */
export function watchAttachments(rows: Snapshot['rows']) {
  const ids: string[] = [];
  const watched: Snapshot['rows'] = async function* (table) {
    for await (const row of rows(table)) {
      if (table.name === ATTACHMENTS && row.deleted === 'false') ids.push(String(row.id));
      yield row;
    }
  };
  return { ids, rows: watched };
}

/** How many attachments a backup should have and has not: a folder that is not mounted looks like an empty one. */
export async function countMissing(db: Database, ids: string[], { files }: Manifest): Promise<number> {
  const saved = new Set(files.map((file) => path.posix.basename(file.path)));
  const missing = ids.filter((id) => !saved.has(id));
  if (missing.length === 0) return 0;
  // Others were deleted while the backup was written.
  const rows = await rowsOf(db, `select id::text as id from ${ATTACHMENTS} where not deleted`);
  const living = new Set(rows.map(({ id }) => id));
  return missing.filter((id) => living.has(id)).length;
}
