import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Uploads } from '../core/files/uploads.ts';
import type { Services } from '../core/services.ts';
import { purgeDueAccounts } from '../features/account/deletion/deletion.usecases.ts';
import { deleteEndedLinks } from '../features/account/passwords/password-links.repository.ts';
import { forgetOldActivity } from '../features/activity/activity.usecases.ts';
import { sweepAttachments } from '../features/attachments/sweep.usecases.ts';
import { deleteKeysBefore } from '../features/capture/idempotency.repository.ts';
import { deleteExpiredLinks } from '../features/identity/links/links.repository.ts';
import { deleteExpiredSignIns } from '../features/identity/oidc/oidc.repository.ts';
import { endDeadJobs, tidyJobs } from '../features/import/recover.usecases.ts';
import { deleteExpiredBefore } from '../features/invitations/invitations.repository.ts';
import type { JobRunner } from '../features/jobs/job-runner.worker.ts';
import { forgetMessages } from '../features/push/send.usecases.ts';
import type { SearchIndexer } from '../features/search/search-index.worker.ts';
import { deleteExpired } from '../features/sessions/sessions.repository.ts';
import { notifyExpired } from '../features/shares/expiry.usecases.ts';
import { remindOfDueTasks } from '../features/tasks/reminders.usecases.ts';
import { purgeTrash } from '../features/trash/retention.usecases.ts';
import { forgetDeliveries } from '../features/webhooks/deliveries.usecases.ts';
import { sweepChannels } from '../features/youtube/channels/channels-sweep.repository.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;

type Deps = Services & {
  uploads: Uploads;
  runner: JobRunner;
  indexer: Pick<SearchIndexer, 'wake'>;
  log: FastifyBaseLogger;
  alone: boolean;
  /** How long the trash is kept; undefined keeps it until its owner empties it. */
  trashRetentionDays: number | undefined;
};

/** Cleans up after crashes, at the start and periodically, while requests are served. */
export const housekeeping: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  let running = Promise.resolve();
  const timers: NodeJS.Timeout[] = [];
  const tidy = (what: string, task: () => Promise<unknown>) => {
    running = running.then(async () => {
      try {
        await task();
      } catch (error) {
        app.log.error(error, `${what} failed and is tried again`);
      }
    });
  };
  const recover = () => {
    tidy('Ending dead jobs', () => endDeadJobs(deps, { allDied: false }));
    tidy('Tidying jobs', () => tidyJobs(deps));
    tidy('Telling of expired shares', () => notifyExpired(deps));
    // What an error interrupted, or another process left when it died.
    deps.indexer.wake();
  };
  const sweep = () => {
    tidy('Sweeping uploads', () => deps.uploads.sweep(deps.clock));
    tidy('Sweeping attachments', () => sweepAttachments(deps));
    tidy('Removing expired sessions', () => deleteExpired(deps.db, new Date(deps.clock().getTime() - MONTH)));
    tidy('Removing old keys of calls', () =>
      deleteKeysBefore(deps.db, new Date(deps.clock().getTime() - DAY)),
    );
    tidy('Removing deleted accounts', () => purgeDueAccounts(deps));
    tidy('Removing ended password links', () => deleteEndedLinks(deps.db, deps.clock()));
    tidy('Removing old activity', () => forgetOldActivity(deps));
    tidy('Removing old deliveries of webhooks', () => forgetDeliveries(deps));
    tidy('Removing old messages to browsers', () => forgetMessages(deps));
    tidy('Removing unfinished sign-ins', () => deleteExpiredSignIns(deps.db, deps.clock()));
    tidy('Removing expired links', () => deleteExpiredLinks(deps.db, deps.clock()));
    tidy('Removing expired invitations', () =>
      deleteExpiredBefore(deps.db, new Date(deps.clock().getTime() - MONTH)),
    );
    tidy('Telling of due tasks', () => remindOfDueTasks(deps));
    tidy('Sweeping channels', () => sweepChannels(deps));
    const { trashRetentionDays: days } = deps;
    if (days !== undefined) tidy('Purging the trash', () => purgeTrash(deps, days));
  };

  // Before the first request, so that no job of this process counts as one of a process that died.
  app.addHook('onReady', async () => {
    await endDeadJobs(deps, { allDied: deps.alone });
    recover();
    sweep();
    timers.push(setInterval(recover, MINUTE).unref(), setInterval(sweep, HOUR).unref());
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await deps.runner.close();
    await running;
  });
};
