import path from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import { ITEMS_REVISION_HEADER } from '@my-note/contract';
import { JOB_ID_HEADER } from '@my-note/contract/jobs';
import Fastify from 'fastify';
import { apiRoutes } from './api-routes.ts';
import type { Config } from './config.ts';
import { createDiskSpace, type DiskSpace } from './disk/disk-space.ts';
import { notFound } from './errors.ts';
import { createUploads } from './files/uploads.ts';
import type { IdentityVerifier } from './identity/identity-verifier.ts';
import { type LogTarget, logging } from './logging/logging.ts';
import { housekeeping } from './modules/housekeeping/housekeeping.ts';
import { createJobRunner } from './modules/jobs/job-runner.ts';
import { createMetrics } from './modules/metrics/metrics.ts';
import { createPictures } from './modules/pictures/pictures.ts';
import { createSearchIndexer } from './modules/search/search-indexer.ts';
import { createSessionCache } from './modules/sessions/session-cache.ts';
import { createSharePasswords } from './modules/shares/share-password.ts';
import { createShareSearches } from './modules/shares/share-searches.ts';
import { createShareVisits } from './modules/shares/share-visits.ts';
import { describeShared } from './modules/shares/shared-page.ts';
import { openapi } from './openapi/openapi.ts';
import { bodyEncoding } from './plugins/body-encoding.ts';
import { DEFAULT_BODY_LIMIT } from './plugins/body-size.ts';
import { clientErrorHandler } from './plugins/client-error.ts';
import { draining } from './plugins/draining.ts';
import { errorHandler, frameworkErrors } from './plugins/error-handler.ts';
import { hostCheck } from './plugins/host-check.ts';
import { jsonBody } from './plugins/json-body.ts';
import { observation } from './plugins/observation.ts';
import { parseQuery } from './plugins/query-string.ts';
import { runtimeConfig } from './plugins/runtime-config.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { site } from './plugins/site.ts';
import { validation } from './plugins/validation.ts';
import type { Services } from './services.ts';
import { writtenRevision } from './written-revision.ts';

const BROTLI_QUALITY = 4;

type AppDeps = Services & {
  config: Config;
  verifiers?: Record<string, IdentityVerifier>;
  logTarget?: LogTarget;
  space?: DiskSpace;
};

/** The whole wiring. Verifiers that are handed in come beside the configured one. */
export async function buildApp({
  config,
  verifiers,
  logTarget,
  space = spaceOf(config),
  ...services
}: AppDeps) {
  const { clock, ids } = services;
  const app = Fastify({
    bodyLimit: DEFAULT_BODY_LIMIT,
    trustProxy: config.trustProxy,
    return503OnClosing: false,
    routerOptions: { querystringParser: parseQuery, maxParamLength: 200 },
    frameworkErrors,
    clientErrorHandler,
    // Its refusal would have no body; host-check.ts has one.
    http: { requireHostHeader: false },
    ...logging(config, logTarget),
  });
  const runner = createJobRunner(services, app.log);
  const uploads = createUploads(path.join(config.dataDir, 'uploads'), ids, space);
  const filed = { ...services, uploads, runner, log: app.log, alone: config.databaseUrl === undefined };
  const identity = await config.identity.open({ ...services, config, log: app.log });
  const sessions = createSessionCache(services);
  const passwords = createSharePasswords(services);

  const indexer = createSearchIndexer(services, app.log);
  app.addHook('onReady', async () => indexer.wake());
  app.addHook('onClose', () => indexer.close());
  app.addHook('onClose', async () => sessions.close());
  const metrics = createMetrics();
  metrics.watch('data_disk_free_bytes', 'Room on the disk of DATA_DIR', async () => space.free());
  metrics.watch('data_disk_full', '1 while writes are refused for want of room', async () =>
    Number(space.isLow()),
  );
  const pictures = createPictures({
    clock,
    perMinute: config.picturesPerMinute,
    privateHosts: config.picturePrivateHosts,
  });
  app.addHook('onClose', () => pictures.close());
  const feedWorker = config.feed.createWorker?.({ ...services, log: app.log, metrics });
  app.addHook('onReady', async () => feedWorker?.wake());
  app.addHook('onClose', () => feedWorker?.close());

  await app.register(observation, { metrics });
  await app.register(draining);
  await app.register(errorHandler);
  await app.register(hostCheck, { names: config.hostNames });
  await app.register(validation);
  await app.register(securityHeaders, {
    apiHost: config.apiHost,
    hsts: config.hsts,
    needs: [config.identity.page, config.feed.page, config.composition.page],
  });
  if (config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: config.corsOrigins,
      // The cookie that renews access tokens; no other call takes one.
      credentials: true,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      maxAge: 600,
      exposedHeaders: [JOB_ID_HEADER, ITEMS_REVISION_HEADER, 'content-disposition', 'retry-after'],
    });
  }
  await app.register(compress, {
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  await app.register(bodyEncoding);
  await app.register(jsonBody);
  await app.register(writtenRevision);
  await app.register(openapi);
  await app.register(runtimeConfig, { config });
  await app.register(housekeeping, { deps: { ...filed, trashRetentionDays: config.trashRetentionDays } });

  const parts = {
    ...filed,
    sessions,
    verifiers: new Map(Object.entries({ [config.identity.browser.kind]: identity.verifier, ...verifiers })),
    identityRoutes: identity.routes,
    indexer,
    metrics,
    pictures,
    space,
    passwords,
    visits: createShareVisits(),
    searches: createShareSearches(clock),
    config,
  };
  await app.register(apiRoutes, { prefix: '/api', parts });

  if (config.siteDir) {
    await app.register(site, {
      root: config.siteDir,
      describeShared: (shareId, noteId) => describeShared(services, shareId, noteId),
    });
  } else {
    app.setNotFoundHandler(() => {
      throw notFound('There is nothing at this address');
    });
  }
  return app;
}

/** A PostgreSQL elsewhere looks after its own disk. */
const spaceOf = ({ dataDir, databaseUrl, diskReserveMegabytes }: Config) =>
  createDiskSpace(dataDir, databaseUrl ? 0 : diskReserveMegabytes);
