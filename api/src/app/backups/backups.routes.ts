import { BACKUPS_PATH, backupsSchema } from '@my-note/contract/people';
import type { Database } from '../../core/database.ts';
import type { Routes } from '../../core/http/routes.ts';
import { openPlace } from '../../features/backup/places/open-place.store.ts';
import { readBackupState } from '../../features/backup/state/backup-state.repository.ts';
import { requireOperator } from '../../features/people/operator.plugin.ts';
import type { BackupSettings } from '../config/backup-settings.ts';

type Deps = { db: Database; config: { backup: BackupSettings } };

/** What an operator sees of the backups (docs/specification/service.md#backups). */
export const backupsRoutes: Routes<Deps> = async (app, { deps }) => {
  await app.register(requireOperator, deps);
  const { everyMs, keep, place } = deps.config.backup;

  app.get(BACKUPS_PATH, { schema: { response: { 200: backupsSchema } } }, async () => {
    const state = await readBackupState(deps.db);
    return {
      everyMs: everyMs ?? null,
      keep,
      place: place ? openPlace(place).name : null,
      nextAt: everyMs === undefined ? null : (state?.nextAt.toISOString() ?? null),
      lastGood: state?.lastGood ?? null,
      failing: state?.failingSince
        ? { since: state.failingSince.toISOString(), reason: state.failure ?? '' }
        : null,
    };
  });
};
