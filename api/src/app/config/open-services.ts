import type { DatabaseHandle } from '../../core/database/database-handle.ts';
import { type Clock, randomIds, type Services, systemClock } from '../../core/services.ts';
import { createQuota } from '../../features/attachments/quota.usecases.ts';
import { withPush } from '../../features/push/push-feed.adapter.ts';
import type { Config } from './config.ts';
import { openFileStore } from './open-file-store.ts';

type Wanted = Pick<Config, 'feed' | 'dataDir' | 'attachmentsS3' | 'quotaMegabytes' | 'uploadMegabytes'>;

/** The services of the use cases, on an opened database. */
export function openServices(
  config: Wanted,
  { db, bus }: Pick<DatabaseHandle, 'db' | 'bus'>,
  clock: Clock = systemClock,
): Services {
  const feed = withPush(config.feed.open({ bus, clock }), clock);
  const quota = createQuota(
    { megabytes: config.quotaMegabytes, fileMegabytes: config.uploadMegabytes },
    clock,
  );
  return { db, bus, feed, clock, ids: randomIds, files: openFileStore(config), quota };
}
