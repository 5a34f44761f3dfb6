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

type Log = Parameters<typeof createWorkThread>[0]['log'];

/** In a thread with connections of its own. */
export function openThreadWorks(
  config: Config,
  url: string,
  log: Log,
  memoryMegabytes = MEMORY_MEGABYTES,
): Works & { close: () => Promise<void> } {
  const { attachmentsS3, dataDir, diskReserveMegabytes, quotaMegabytes, uploadMegabytes } = config;
  const workerData: WorksData = {
    ...{ url, attachmentsS3, dataDir, quotaMegabytes, uploadMegabytes },
    // A PostgreSQL on another machine watches its own disk.
    diskReserveMegabytes: config.databaseUrl ? 0 : diskReserveMegabytes,
  };
  const resourceLimits = { maxOldGenerationSizeMb: memoryMegabytes };
  const start = () => startThread('works-thread.worker', import.meta.url, { workerData, resourceLimits });
  const { run, close } = createWorkThread({ start, log });
  return {
    import: (args, context) => run('import', args, context),
    export: (args, context) => run('export', args, context),
    backup: (args, context) => run('backup', args, context),
    close,
  };
}
