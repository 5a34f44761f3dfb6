import path from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import { JOB_ID_HEADER } from '@my-note/shared-kit/contract';
import Fastify from 'fastify';
import type { Config } from './config.ts';
import { notFound } from './errors.ts';
import { openFileStore } from './files/open-file-store.ts';
import { createUploads } from './files/uploads.ts';
import { createEmbeddedIdentity } from './identity/embedded.ts';
import type { IdentityVerifiers } from './identity/identity-verifier.ts';
import { type LogTarget, logging } from './logging/logging.ts';
import { accountsRoutes } from './modules/accounts/accounts.routes.ts';
import { createAccounts } from './modules/accounts/accounts.usecases.ts';
import { attachmentsRoutes, attachmentViewRoutes } from './modules/attachments/attachments.routes.ts';
import { categoriesRoutes } from './modules/categories/categories.routes.ts';
import { configsRoutes } from './modules/configs/configs.routes.ts';
import { examplesRoutes } from './modules/examples/examples.routes.ts';
import { exportRoutes } from './modules/export/export.routes.ts';
import { healthRoutes } from './modules/health/health.routes.ts';
import { housekeeping } from './modules/housekeeping/housekeeping.ts';
import { importRoutes } from './modules/import/import.routes.ts';
import { createJobRunner } from './modules/jobs/job-runner.ts';
import { jobsRoutes } from './modules/jobs/jobs.routes.ts';
import { metricsRoutes } from './modules/metrics/metrics.routes.ts';
import { createMetrics } from './modules/metrics/metrics.ts';
import { notesRoutes } from './modules/notes/notes.routes.ts';
import { notificationsRoutes } from './modules/notifications/notifications.routes.ts';
import { streamRoutes } from './modules/notifications/stream.routes.ts';
import { reportRoutes } from './modules/report/report.routes.ts';
import { searchRoutes } from './modules/search/search.routes.ts';
import { createSearchIndexer } from './modules/search/search-indexer.ts';
import { searchHistoryRoutes } from './modules/search-history/search-history.routes.ts';
import { createSessionCache } from './modules/sessions/session-cache.ts';
import { loginRoutes, sessionsRoutes } from './modules/sessions/sessions.routes.ts';
import { createSharePasswords } from './modules/shares/share-password.ts';
import { sharedViewRoutes, sharesRoutes } from './modules/shares/shares.routes.ts';
import { tokensRoutes } from './modules/tokens/tokens.routes.ts';
import { versionsRoutes } from './modules/versions/versions.routes.ts';
import { openapi, openapiRoutes } from './openapi/openapi.ts';
import { authentication, recognition } from './plugins/authentication.ts';
import { draining } from './plugins/draining.ts';
import { errorHandler } from './plugins/error-handler.ts';
import { jsonBody } from './plugins/json-body.ts';
import { observation } from './plugins/observation.ts';
import { parseQuery } from './plugins/query-string.ts';
import { runtimeConfig } from './plugins/runtime-config.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { site } from './plugins/site.ts';
import { validation } from './plugins/validation.ts';
import { writeRate } from './plugins/write-rate.ts';
import type { Services } from './services.ts';

/** The longest note, with room for what JSON and UTF-8 add to it. */
const BODY_LIMIT = 8 * 1024 * 1024;
const BROTLI_QUALITY = 4;

type AppDeps = Omit<Services, 'files'> & {
  config: Config;
  verifiers?: IdentityVerifiers;
  logTarget?: LogTarget;
};

/** The whole wiring. Verifiers that are handed in come beside the embedded one. */
export async function buildApp({ db, bus, clock, ids, config, verifiers, logTarget }: AppDeps) {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    return503OnClosing: false,
    routerOptions: { querystringParser: parseQuery, maxParamLength: 200 },
    ...logging(config, logTarget),
  });
  const services: Services = { db, bus, clock, ids, files: openFileStore(config) };
  const runner = createJobRunner(services, app.log);
  const uploads = createUploads(path.join(config.dataDir, 'uploads'), ids);
  const filed = { ...services, uploads, runner, log: app.log, alone: config.databaseUrl === undefined };
  const identity = createEmbeddedIdentity(services);
  const accounts = createAccounts({ auth: identity.auth, db, clock, config });
  const sessions = createSessionCache(services);
  const sharedView = { ...services, passwords: createSharePasswords(services) };
  const login = { ...services, sessions, verifiers: { embedded: identity.verifier, ...verifiers } };

  const indexer = createSearchIndexer(services, app.log);
  app.addHook('onReady', async () => indexer.wake());
  app.addHook('onClose', () => indexer.close());
  app.addHook('onClose', async () => sessions.close());
  const metrics = createMetrics();

  await app.register(observation, { metrics });
  await app.register(draining);
  await app.register(errorHandler);
  await app.register(validation);
  await app.register(securityHeaders);
  if (config.corsOrigins.length > 0) {
    await app.register(cors, { origin: config.corsOrigins, maxAge: 600, exposedHeaders: [JOB_ID_HEADER] });
  }
  await app.register(compress, {
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  await app.register(jsonBody);
  await app.register(openapi);
  await app.register(runtimeConfig, { config });
  await app.register(housekeeping, { deps: filed });

  await app.register(
    async (api) => {
      api.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      });
      await api.register(openapiRoutes);
      await api.register(healthRoutes, { deps: services });
      await api.register(metricsRoutes, { metrics, token: config.metricsToken });
      await api.register(accountsRoutes, { accounts });
      await api.register(loginRoutes, { deps: login });
      await api.register(async (open) => {
        await open.register(recognition, { sessions });
        await open.register(sharedViewRoutes, { deps: sharedView });
        await open.register(attachmentViewRoutes, { deps: sharedView });
      });
      await api.register(async (secured) => {
        await secured.register(authentication, { sessions });
        await secured.register(writeRate, { clock, perMinute: config.writesPerMinute });
        await secured.register(sessionsRoutes, { deps: login });
        await secured.register(tokensRoutes, { deps: login });
        await secured.register(configsRoutes, { deps: services });
        await secured.register(notesRoutes, { deps: services });
        secured.addHook('onResponse', async ({ method }) => {
          if (method !== 'GET' && method !== 'HEAD') indexer.wake();
        });
        await secured.register(searchRoutes, { deps: services });
        await secured.register(searchHistoryRoutes, { deps: services });
        await secured.register(sharesRoutes, { deps: services });
        await secured.register(reportRoutes, { deps: services });
        await secured.register(examplesRoutes, { deps: services });
        await secured.register(versionsRoutes, { deps: services });
        await secured.register(categoriesRoutes, { deps: services });
        await secured.register(notificationsRoutes, { deps: services });
        await secured.register(streamRoutes, {
          deps: { ...services, sessions, heartbeatMs: config.streamHeartbeatMs },
        });
        await secured.register(attachmentsRoutes, { deps: filed });
        await secured.register(jobsRoutes, { deps: filed });
        await secured.register(exportRoutes, { deps: filed });
        await secured.register(importRoutes, { deps: filed });
      });
    },
    { prefix: '/api' },
  );

  if (config.siteDir) await app.register(site, { root: config.siteDir });
  else {
    app.setNotFoundHandler(() => {
      throw notFound('There is nothing at this address');
    });
  }
  return app;
}
