import type { DatabaseHandle } from '../../core/database/database-handle.ts';
import { startThread } from '../../core/start-thread.ts';
import { createWorkThread } from '../../core/threads/work-thread.ts';
import type { Config } from '../config/config.ts';
import type { Works } from './works.ts';

export type WorksData = Pick<
  Config,
  'attachmentsS3' | 'dataDir' | 'diskReserveMegabytes' | 'quotaMegabytes' | 'uploadMegabytes'
> & { url: string };

/** Enough for the largest archive; a thread that needs more ends, and not the service. */
const MEMORY_MEGABYTES = 1024;
/** For short-lived objects, which by default take 48 MB. */
const YOUNG_MEGABYTES = 12;

type Log = Parameters<typeof createWorkThread>[0]['log'];

/** In a thread with connections of its own. */
export function openThreadWorks(
  config: Config,
  { url, writes }: { url: string } & Pick<DatabaseHandle, 'writes'>,
  log: Log,
  memoryMegabytes = MEMORY_MEGABYTES,
): Works & { close: () => Promise<void> } {
  const { attachmentsS3, dataDir, diskReserveMegabytes, quotaMegabytes, uploadMegabytes } = config;
  const workerData: WorksData = {
    ...{ url, attachmentsS3, dataDir, quotaMegabytes, uploadMegabytes },
    // A PostgreSQL on another machine watches its own disk.
    diskReserveMegabytes: config.databaseUrl ? 0 : diskReserveMegabytes,
  };
  const resourceLimits = {
    maxOldGenerationSizeMb: memoryMegabytes,
    maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
  };
  const start = () => {
    const thread = startThread('works-thread.worker', import.meta.url, { workerData, resourceLimits });
    const ended = writes?.begin();
    // The database may still write what a thread has begun that did not end by itself.
    thread.once('exit', (code) => code === 0 && ended?.());
    return thread;
  };
  const { run, close } = createWorkThread({ start, log });
  return {
    import: (args, context) => run('import', args, context),
    export: (args, context) => run('export', args, context),
    backup: (args, context) => run('backup', args, context),
    mirror: (args, context) => run('mirror', args, context),
    close,
  };
}
