import fp from 'fastify-plugin';
import type { Services } from '../../core/services.ts';
import { readBackupState } from '../../features/backup/state/backup-state.repository.ts';
import type { BackupSettings } from '../config/backup-settings.ts';
import type { Works } from '../works/works.ts';
import { type BackupSchedule, createBackupSchedule } from './backup-schedule.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent where no backup is made by itself. */
    backups?: BackupSchedule;
  }
}

type Options = { services: Services; works: Pick<Works, 'backup'>; settings: BackupSettings };

/** Makes backups by itself where BACKUP_EVERY is set, and reports them to monitoring. */
export const backups = fp<Options>(async (app, { services, works, settings }) => {
  const { everyMs, place, keep, passphrase } = settings;
  if (everyMs === undefined || !place) return;
  const schedule = createBackupSchedule(
    { ...services, works, log: app.log },
    { everyMs, place, keep, passphrase },
  );
  app.decorate('backups', schedule);
  app.addHook('onReady', async () => schedule.start());
  app.addHook('onClose', () => schedule.close());

  const state = () => readBackupState(services.db);
  const { metrics } = app;
  metrics.watch('backup_last_good_timestamp_seconds', 'Time of the last verified backup', async () => {
    const at = (await state())?.lastGood?.at;
    return at === undefined ? 0 : Date.parse(at) / 1000;
  });
  metrics.watch('backup_last_good_bytes', 'Size of the last verified backup', async () =>
    Number((await state())?.lastGood?.bytes ?? 0),
  );
  metrics.watch('backup_failing', '1 since the first failed backup until the next good one', async () =>
    Number(Boolean((await state())?.failingSince)),
  );
});
