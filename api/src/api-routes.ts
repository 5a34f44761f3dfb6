import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import type { DiskSpace } from './disk/disk-space.ts';
import type { Uploads } from './files/uploads.ts';
import type { IdentityVerifiers } from './identity/identity-verifier.ts';
import { attachmentsRoutes, attachmentViewRoutes } from './modules/attachments/attachments.routes.ts';
import { categoriesRoutes } from './modules/categories/categories.routes.ts';
import { configsRoutes } from './modules/configs/configs.routes.ts';
import { examplesRoutes } from './modules/examples/examples.routes.ts';
import { exportRoutes } from './modules/export/export.routes.ts';
import { healthRoutes } from './modules/health/health.routes.ts';
import { importRoutes } from './modules/import/import.routes.ts';
import type { JobRunner } from './modules/jobs/job-runner.ts';
import { jobsRoutes } from './modules/jobs/jobs.routes.ts';
import { metricsRoutes } from './modules/metrics/metrics.routes.ts';
import type { Metrics } from './modules/metrics/metrics.ts';
import { notesRoutes } from './modules/notes/notes.routes.ts';
import { notificationsRoutes } from './modules/notifications/notifications.routes.ts';
import { streamRoutes } from './modules/notifications/stream.routes.ts';
import { picturesRoutes } from './modules/pictures/pictures.routes.ts';
import type { Pictures } from './modules/pictures/pictures.ts';
import { reportRoutes } from './modules/report/report.routes.ts';
import { requestsRoutes } from './modules/requests/requests.routes.ts';
import { searchRoutes } from './modules/search/search.routes.ts';
import type { SearchIndexer } from './modules/search/search-indexer.ts';
import { searchHistoryRoutes } from './modules/search-history/search-history.routes.ts';
import type { SessionCache } from './modules/sessions/session-cache.ts';
import { loginRoutes, renewalsRoutes, sessionsRoutes } from './modules/sessions/sessions.routes.ts';
import type { SharePasswords } from './modules/shares/share-password.ts';
import type { ShareSearches } from './modules/shares/share-searches.ts';
import type { ShareVisits } from './modules/shares/share-visits.ts';
import { sharedViewRoutes, sharesRoutes } from './modules/shares/shares.routes.ts';
import { tokensRoutes } from './modules/tokens/tokens.routes.ts';
import { versionsRoutes } from './modules/versions/versions.routes.ts';
import { youtube } from './modules/youtube/youtube.plugin.ts';
import { openapiRoutes } from './openapi/openapi.ts';
import { addressRate } from './plugins/address-rate.ts';
import { authentication, recognition } from './plugins/authentication.ts';
import { diskReserve } from './plugins/disk-reserve.ts';
import { strictByDefault } from './plugins/validation.ts';
import { writeRate } from './plugins/write-rate.ts';
import type { Services } from './services.ts';

type Parts = Services & {
  config: Config;
  sessions: SessionCache;
  verifiers: IdentityVerifiers;
  identityRoutes: FastifyPluginAsync | undefined;
  passwords: SharePasswords;
  visits: ShareVisits;
  searches: ShareSearches;
  indexer: SearchIndexer;
  runner: JobRunner;
  uploads: Uploads;
  metrics: Metrics;
  pictures: Pictures;
  space: DiskSpace;
  log: FastifyBaseLogger;
};

/** Every call of the service, by who may make it. */
export const apiRoutes: FastifyPluginAsync<{ parts: Parts }> = async (api, { parts }) => {
  const { config, sessions } = parts;
  strictByDefault(api);
  api.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  await api.register(openapiRoutes);
  await api.register(healthRoutes, { deps: parts });
  await api.register(metricsRoutes, { metrics: parts.metrics, token: config.metricsToken });
  await api.register(async (identity) => {
    await identity.register(addressRate, { clock: parts.clock, perMinute: config.signInRequestsPerMinute });
    if (parts.identityRoutes) await identity.register(parts.identityRoutes);
    await identity.register(loginRoutes, { deps: parts });
  });
  await api.register(renewalsRoutes, { deps: parts });

  await api.register(async (open) => {
    await open.register(recognition, { sessions });
    await open.register(sharedViewRoutes, { deps: parts });
    await open.register(attachmentViewRoutes, { deps: parts });
    await open.register(picturesRoutes, { deps: parts });
  });

  await api.register(async (secured) => {
    await secured.register(authentication, { sessions });
    await secured.register(diskReserve, { space: parts.space });
    await secured.register(writeRate, { clock: parts.clock, perMinute: config.writesPerMinute });
    secured.addHook('onResponse', async ({ method }) => {
      if (method !== 'GET' && method !== 'HEAD') parts.indexer.wake();
    });
    const owned: FastifyPluginAsyncZod<{ deps: Parts }>[] = [
      ...[sessionsRoutes, tokensRoutes, configsRoutes],
      ...[notesRoutes, versionsRoutes, categoriesRoutes, sharesRoutes],
      ...[searchRoutes, searchHistoryRoutes, reportRoutes, examplesRoutes],
      ...[attachmentsRoutes, jobsRoutes, exportRoutes, importRoutes],
      ...[notificationsRoutes, requestsRoutes],
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
