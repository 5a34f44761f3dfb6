import { paths } from '@my-note/contract';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../core/database.ts';
import { diskFull } from '../../core/disk-full.ts';
import { AppError } from '../../core/errors.ts';
import type { DiskSpace } from '../../core/files/disk-space.ts';
import type { Routes } from '../../core/http/routes.ts';
import type { Services } from '../../core/services.ts';
import { readBackupState } from '../backup/state/backup-state.repository.ts';

const statusSchema = z.object({ status: z.literal('ok') });
/** Reading works on a full disk, so a load balancer should keep using this replica. */
const readySchema = z.object({
  status: z.enum(['ok', 'read-only']),
  message: z.string().optional(),
  /** Where backups are made by themselves: the time of the last good one, and whether one has failed since. */
  backup: z.object({ lastGoodAt: z.string().nullable(), failing: z.boolean() }).optional(),
});

export const healthRoutes: Routes<Services & { space: DiskSpace; hasBackups: boolean }> = async (
  app,
  { deps },
) => {
  app.get(paths.health, { schema: { response: { 200: statusSchema } } }, async () => ({
    status: 'ok' as const,
  }));

  // The service listens only after its migrations, so only the connection to the database is checked.
  app.get(paths.ready, { schema: { response: { 200: readySchema } } }, async () => {
    if (app.isDraining()) throw new AppError(503, 'NOT_READY', 'The service is shutting down');
    await deps.db.execute(sql`select 1`).catch(() => {
      throw new AppError(503, 'NOT_READY', 'The database cannot be reached');
    });
    const details = deps.hasBackups ? { backup: await readLastBackup(deps.db) } : {};
    if (deps.space.isLow()) return { status: 'read-only' as const, message: diskFull().message, ...details };
    return { status: 'ok' as const, ...details };
  });
};

async function readLastBackup(db: Database) {
  const state = await readBackupState(db);
  return { lastGoodAt: state?.lastGood?.at ?? null, failing: Boolean(state?.failingSince) };
}
