import type { DatabaseHandle } from '../../core/database/database-handle.ts';
import type { Uploads } from '../../core/files/uploads.ts';
import type { DataServices } from '../../core/services.ts';
import { type BackupWork, writeBackup } from '../../features/backup/backup.writer.ts';
import { type ExportWork, writeExport } from '../../features/export/write-export.usecases.ts';
import { type ImportWork, runImport } from '../../features/import/import-steps.usecases.ts';
import { type MirrorWork, mirrorNotes } from '../../features/mirror/mirror.usecases.ts';
import { writeNoteHtml } from '../../features/site-export/write-note-html.usecases.ts';
import { writeSite } from '../../features/site-export/write-site.usecases.ts';

/** Long work, which runs in a thread of its own where the database accepts further connections. */
export type Works = { import: ImportWork; export: ExportWork; backup: BackupWork; mirror: MirrorWork };

type Deps = DataServices & Pick<DatabaseHandle, 'kind'> & { uploads: Uploads };

/** In this thread. */
export function createWorks(deps: Deps): Works {
  const { kind, db, clock, files } = deps;
  return {
    import: (args, context) => runImport(deps, args, context),
    export(args, context) {
      const { slug, format } = args;
      if (format === 'markdown') return writeExport(deps, args, context);
      return format === 'note' && slug !== undefined
        ? writeNoteHtml(deps, { ...args, slug }, context)
        : writeSite(deps, args, context);
    },
    mirror: (target, context) => mirrorNotes({ db, clock, files }, target, context),
    backup: (target, { signal }) => writeBackup({ kind, db, clock, files }, target, signal),
  };
}
