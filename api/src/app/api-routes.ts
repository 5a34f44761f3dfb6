import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type DiskSpace, MEGABYTE } from '../core/files/disk-space.ts';
import type { Uploads } from '../core/files/uploads.ts';
import type { SignedIn } from '../core/http/session.ts';
import { strictByDefault } from '../core/http/validation.ts';
import type { Mailer } from '../core/mail/mailer.ts';
import type { Metrics } from '../core/metrics/metrics.ts';
import type { Pictures } from '../core/outgoing/pictures.ts';
import type { WebPost } from '../core/outgoing/web-post.ts';
import type { CallLimit } from '../core/rate-limits/call-limit.ts';
import type { Services } from '../core/services.ts';
import { accountRoutes } from '../features/account/account.routes.ts';
import { passwordLinksRoutes } from '../features/account/passwords/password-links.routes.ts';
import { activityRoutes } from '../features/activity/activity.routes.ts';
import {
  attachmentPlayerRoutes,
  attachmentReadingRoutes,
} from '../features/attachment-access/attachment-access.routes.ts';
import { attachmentsRoutes } from '../features/attachments/attachments.routes.ts';
import type { PictureScaler } from '../features/attachments/scaled/picture-scaler.worker.ts';
import { captureRoutes } from '../features/capture/capture.routes.ts';
import { categoriesRoutes } from '../features/categories/categories.routes.ts';
import { configsRoutes } from '../features/configs/configs.routes.ts';
import { examplesRoutes } from '../features/examples/examples.routes.ts';
import { exportRoutes } from '../features/export/export.routes.ts';
import { connectionRoutes } from '../features/health/connection.routes.ts';
import { healthRoutes } from '../features/health/health.routes.ts';
import { factorsRoutes } from '../features/identity/factors/factors.routes.ts';
import type { IdentityVerifiers } from '../features/identity/identity.port.ts';
import { identitiesRoutes } from '../features/identity/links/links.routes.ts';
import { importRoutes } from '../features/import/import.routes.ts';
import type { JobRunner } from '../features/jobs/job-runner.worker.ts';
import { jobsRoutes } from '../features/jobs/jobs.routes.ts';
import { journalRoutes } from '../features/journal/journal.routes.ts';
import { mcpRoutes } from '../features/mcp/mcp.routes.ts';
import { metricsRoutes } from '../features/metrics/metrics.routes.ts';
import { listPartsRoutes } from '../features/notes/list/list-parts.routes.ts';
import { notesRoutes } from '../features/notes/notes.routes.ts';
import { notificationsRoutes } from '../features/notifications/notifications.routes.ts';
import { streamRoutes } from '../features/notifications/stream/stream.routes.ts';
import { peopleRoutes } from '../features/people/people.routes.ts';
import { picturesRoutes } from '../features/pictures/pictures.routes.ts';
import { pushMovedRoutes, pushRoutes } from '../features/push/push.routes.ts';
import type { PushSender } from '../features/push/push-sender.client.ts';
import { reportRoutes } from '../features/report/report.routes.ts';
import { requestsRoutes } from '../features/requests/requests.routes.ts';
import { savedSearchesRoutes } from '../features/saved-searches/saved-searches.routes.ts';
import { searchRoutes } from '../features/search/search.routes.ts';
import type { SearchIndexer } from '../features/search/search-index.worker.ts';
import { searchHistoryRoutes } from '../features/search-history/search-history.routes.ts';
import { authentication, optionalAuthentication } from '../features/sessions/authentication.plugin.ts';
import type { SessionCache } from '../features/sessions/sessions.cache.ts';
import { loginRoutes, renewalsRoutes, sessionsRoutes } from '../features/sessions/sessions.routes.ts';
import { sharesRoutes } from '../features/shares/shares.routes.ts';
import type { SharePasswords } from '../features/shares/view/share-password.usecases.ts';
import type { ShareVisits } from '../features/shares/view/share-visits.cache.ts';
import { sharedViewRoutes } from '../features/shares/view/shared-view.routes.ts';
import { tagsRoutes } from '../features/tags/tags.routes.ts';
import { calendarRoutes, taskFeedRoutes } from '../features/tasks/feed/feed.routes.ts';
import { tasksRoutes } from '../features/tasks/tasks.routes.ts';
import { telemetryRoutes } from '../features/telemetry/telemetry.routes.ts';
import { tokensRoutes } from '../features/tokens/tokens.routes.ts';
import { trashRoutes } from '../features/trash/trash.routes.ts';
import { versionsRoutes } from '../features/versions/versions.routes.ts';
import { webhooksRoutes } from '../features/webhooks/webhooks.routes.ts';
import { youtube } from '../features/youtube/youtube.plugin.ts';
import { backupsRoutes } from './backups/backups.routes.ts';
import type { Config } from './config/config.ts';
import { addressLimit, writeLimit } from './http/call-limits.ts';
import { diskReserve } from './http/disk-reserve.ts';
import { openapiRoutes } from './openapi/openapi.ts';
import { publishingRoutes } from './releases/publishing.ts';
import { releasesRoutes } from './releases/releases.routes.ts';
import type { Works } from './works/works.ts';

/** Of one address: a build has hundreds of files, and each is a call. */
const PUBLISHING_CALLS_PER_MINUTE = 3_000;

/** Of one address: programs fetch a calendar a few times an hour. */
const CALENDAR_CALLS_PER_MINUTE = 60;

/** Of one address: a browser gets another subscription a few times a year. */
const WORKER_CALLS_PER_MINUTE = 60;

type Parts = Services & {
  config: Config;
  sessions: SessionCache;
  verifiers: IdentityVerifiers;
  identityRoutes: FastifyPluginAsync[];
  mailer: Mailer | undefined;
  publicUrl: string | undefined;
  passwords: SharePasswords;
  visits: ShareVisits;
  countSearch: CallLimit;
  indexer: SearchIndexer;
  runner: JobRunner;
  works: Works;
  removeStaged: (jobId: string) => Promise<void>;
  isFreshSession: (session: SignedIn) => Promise<boolean>;
  uploads: Uploads;
  metrics: Metrics;
  pictures: Pictures;
  scaler: PictureScaler;
  webPost: WebPost;
  push: PushSender | undefined;
  space: DiskSpace;
  log: FastifyBaseLogger;
};

/** Every call of the service, grouped by who may make it. */
export const apiRoutes: FastifyPluginAsync<{ parts: Parts }> = async (api, { parts }) => {
  const { config, sessions } = parts;
  strictByDefault(api);
  api.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  await api.register(openapiRoutes);
  await api.register(healthRoutes, {
    deps: { ...parts, hasBackups: config.backup.everyMs !== undefined },
  });
  await api.register(metricsRoutes, { metrics: parts.metrics, token: config.metricsToken });
  const bodyBytes = config.uploadMegabytes * MEGABYTE;
  await api.register(connectionRoutes, { dataDir: config.dataDir, bodyBytes });
  await api.register(async (identity) => {
    await identity.register(addressLimit, { clock: parts.clock, perMinute: config.signInRequestsPerMinute });
    for (const routes of parts.identityRoutes) await identity.register(routes);
    if (parts.verifiers.has('embedded')) await identity.register(passwordLinksRoutes, { deps: parts });
    await identity.register(loginRoutes, { deps: parts });
  });
  await api.register(renewalsRoutes, { deps: parts });

  const { telemetry } = api;
  if (telemetry)
    await api.register(async (reports) => {
      const { perMinute } = config.composition.telemetry;
      await reports.register(addressLimit, { clock: parts.clock, perMinute });
      await reports.register(telemetryRoutes, { deps: { telemetry } });
    });

  const { store } = config.composition;
  if (store !== undefined)
    await api.register(async (publishers) => {
      await publishers.register(addressLimit, { clock: parts.clock, perMinute: PUBLISHING_CALLS_PER_MINUTE });
      await publishers.register(diskReserve, { space: parts.space });
      await publishers.register(publishingRoutes, { store, log: parts.log });
    });

  await api.register(async (workers) => {
    await workers.register(addressLimit, { clock: parts.clock, perMinute: WORKER_CALLS_PER_MINUTE });
    await workers.register(pushMovedRoutes, { deps: parts });
  });

  await api.register(async (calendars) => {
    await calendars.register(addressLimit, { clock: parts.clock, perMinute: CALENDAR_CALLS_PER_MINUTE });
    await calendars.register(calendarRoutes, { deps: parts });
  });

  await api.register(async (open) => {
    await open.register(optionalAuthentication, { sessions });
    await open.register(sharedViewRoutes, { deps: parts });
    await open.register(attachmentReadingRoutes, { deps: parts });
    await open.register(picturesRoutes, { deps: parts });
  });

  await api.register(async (secured) => {
    await secured.register(authentication, { sessions });
    await secured.register(diskReserve, { space: parts.space });
    await secured.register(writeLimit, { clock: parts.clock, perMinute: config.writesPerMinute });
    secured.addHook('onResponse', ({ method }, _reply, done) => {
      if (method !== 'GET' && method !== 'HEAD') parts.indexer.wake();
      done();
    });
    const owned: FastifyPluginAsyncZod<{ deps: Parts }>[] = [
      sessionsRoutes,
      tokensRoutes,
      webhooksRoutes,
      factorsRoutes,
      accountRoutes,
      activityRoutes,
      identitiesRoutes,
      configsRoutes,
      notesRoutes,
      captureRoutes,
      tasksRoutes,
      taskFeedRoutes,
      mcpRoutes,
      listPartsRoutes,
      trashRoutes,
      versionsRoutes,
      tagsRoutes,
      categoriesRoutes,
      sharesRoutes,
      searchRoutes,
      searchHistoryRoutes,
      savedSearchesRoutes,
      journalRoutes,
      reportRoutes,
      examplesRoutes,
      attachmentsRoutes,
      attachmentPlayerRoutes,
      jobsRoutes,
      exportRoutes,
      importRoutes,
      notificationsRoutes,
      pushRoutes,
      requestsRoutes,
      peopleRoutes,
      backupsRoutes,
      releasesRoutes,
    ];
    for (const routes of owned) await secured.register(routes, { deps: parts });
    await secured.register(streamRoutes, { deps: { ...parts, heartbeatMs: config.streamHeartbeatMs } });
    await secured.register(youtube, {
      deps: parts,
      baseUrl: config.youtubeBaseUrl,
      maxChannels: config.system.MAX_YOUTUBE_SUBSCRIBED_CHANNELS,
    });
  });
};
