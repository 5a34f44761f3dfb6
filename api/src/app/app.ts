import path from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import { ITEMS_REVISION_HEADER } from '@my-note/contract';
import { JOB_ID_HEADER } from '@my-note/contract/jobs';
import Fastify from 'fastify';
import type { DatabaseHandle } from '../core/database/database-handle.ts';
import { notFound } from '../core/errors.ts';
import { createDiskSpace, type DiskSpace } from '../core/files/disk-space.ts';
import { createUploads } from '../core/files/uploads.ts';
import { bodyEncoding } from '../core/http/body/body-encoding.ts';
import { DEFAULT_BODY_LIMIT } from '../core/http/body/body-size.ts';
import { jsonBody } from '../core/http/body/json-body.ts';
import { clientErrorHandler } from '../core/http/client-error.ts';
import { errorHandler, frameworkErrors } from '../core/http/error-handler.ts';
import { parseQuery } from '../core/http/query-string.ts';
import type { SignedIn } from '../core/http/session.ts';
import { validation } from '../core/http/validation.ts';
import { requestLanguage } from '../core/language/request-language.ts';
import { type LogTarget, logging } from '../core/logging/logging.ts';
import { createMailer } from '../core/mail/mailer.ts';
import { createMetrics } from '../core/metrics/metrics.ts';
import { createPictures } from '../core/outgoing/pictures.ts';
import { createWebPost } from '../core/outgoing/web-post.ts';
import { createCallLimit } from '../core/rate-limits/call-limit.ts';
import type { Services } from '../core/services.ts';
import { coreTexts } from '../core/texts.ts';
import { writtenRevision } from '../core/written-revision.ts';
import { createPictureScaler } from '../features/attachments/scaled/picture-scaler.worker.ts';
import type { IdentityVerifier } from '../features/identity/identity.port.ts';
import { removeStaged } from '../features/import/recover.usecases.ts';
import { createJobRunner } from '../features/jobs/job-runner.worker.ts';
import { createNoteRenderer } from '../features/pages/note-renderer.worker.ts';
import { openPush } from '../features/push/push.adapter.ts';
import { createSearchIndexer } from '../features/search/search-index.worker.ts';
import { isFresh } from '../features/sessions/fresh-sign-in.usecases.ts';
import { createSessionCache } from '../features/sessions/sessions.cache.ts';
import { createSharePasswords } from '../features/shares/view/share-password.usecases.ts';
import { createShareVisits } from '../features/shares/view/share-visits.cache.ts';
import { describeShared } from '../features/shares/view/shared-page.usecases.ts';
import { createWebhookWorker } from '../features/webhooks/webhooks.worker.ts';
import { speakLanguages } from '../languages/index.ts';
import { apiRoutes } from './api-routes.ts';
import { backups } from './backups/backups.ts';
import type { Config } from './config/config.ts';
import { housekeeping } from './housekeeping.ts';
import { draining } from './http/draining.ts';
import { hostCheck } from './http/host-check.ts';
import { observation } from './http/observation.ts';
import { securityHeaders } from './http/security-headers.ts';
import { unchangedList } from './http/unchanged/unchanged-list.ts';
import { mirror } from './mirror/mirror.ts';
import { openapi } from './openapi/openapi.ts';
import { releases } from './releases/releases.ts';
import { firstPageOf } from './site/first-page.ts';
import { createRuntimeConfig, runtimeConfig } from './site/runtime-config.ts';
import { site } from './site/site.ts';
import { createSiteLook } from './site/site-look.ts';
import { openThreadWorks } from './works/thread-works.ts';
import type { Works } from './works/works.ts';

const BROTLI_QUALITY = 4;
/** A shorter response arrives in the first packets of a connection anyway, and compressing takes longer than reading it. */
const WORTH_COMPRESSING = 4_096;
/** Per address: a search costs more than a page, and anybody with a link may search. */
const SHARE_SEARCHES_PER_MINUTE = 60;

declare module 'fastify' {
  interface FastifyInstance {
    works: Works;
  }
}

type AppDeps = Services & {
  config: Config;
  /** With a URL, heavy work runs in a thread that opens connections of its own. */
  database?: Pick<DatabaseHandle, 'kind' | 'url' | 'writes'>;
  verifiers?: Record<string, IdentityVerifier>;
  logTarget?: LogTarget;
  space?: DiskSpace;
};

/** Composes the service. Verifiers that are passed in are used beside the configured one. */
export async function buildApp({
  config,
  database = { kind: 'pglite' },
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
    // Node's own refusal has no body; host-check.ts sends one.
    http: { requireHostHeader: false },
    ...logging(config, logTarget),
  });
  const indexer = createSearchIndexer(services, app.log);
  app.addHook('onClose', () => indexer.close());
  // An import writes long after its call has ended.
  const runner = createJobRunner(services, app.log, indexer.wake);
  const uploads = createUploads(path.join(config.dataDir, 'uploads'), ids, space);
  const works: Works & { close?: () => Promise<void> } =
    database.url === undefined
      ? (await import('./works/works.ts')).createWorks({ ...services, ...database, uploads })
      : openThreadWorks(
          config,
          { url: database.url, ...(database.writes ? { writes: database.writes } : {}) },
          app.log,
        );
  app.decorate('works', works);
  app.addHook('onClose', () => works.close?.());
  const filed = {
    ...services,
    removeStaged: (jobId: string) => removeStaged(services, jobId),
    isFreshSession: (session: SignedIn) => isFresh(services, session),
    uploads,
    runner,
    works,
    log: app.log,
    alone: config.databaseUrl === undefined,
  };
  const identities = await Promise.all(
    config.identities.map(async ({ browser, open }) => ({
      kind: browser.kind,
      ...(await open({ ...services, config, log: app.log })),
    })),
  );
  const sessions = createSessionCache(services);
  const passwords = createSharePasswords(services);

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
  const webPost = createWebPost({ allowPrivate: config.webhookAllowPrivate });
  const webhooks = createWebhookWorker({
    ...services,
    ...{ webPost, publicUrl: config.publicUrl, log: app.log },
  });
  app.addHook('onClose', async () => {
    await webhooks.close();
    await webPost.close();
  });
  const push = openPush(config, services, app.log);
  app.addHook('onClose', () => push?.close());
  const feedWorker = config.feed.createWorker?.({ ...services, log: app.log, metrics });
  app.addHook('onReady', async () => feedWorker?.wake());
  app.addHook('onClose', () => feedWorker?.close());

  speakLanguages();
  await app.register(requestLanguage);
  await app.register(observation, { metrics });
  await app.register(draining);
  await app.register(errorHandler);
  await app.register(hostCheck, { names: config.hostNames });
  await app.register(validation);
  await app.register(securityHeaders, {
    apiHost: config.apiHost,
    hsts: config.hsts,
    needs: [...config.identities.map(({ page }) => page), config.feed.page, config.composition.page],
  });
  if (config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: config.corsOrigins,
      // The cookie that renews access tokens; no other call uses one.
      credentials: true,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      maxAge: 600,
      exposedHeaders: [
        JOB_ID_HEADER,
        ITEMS_REVISION_HEADER,
        'content-disposition',
        'content-range',
        'retry-after',
      ],
    });
  }
  await app.register(compress, {
    globalDecompression: false,
    threshold: WORTH_COMPRESSING,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  await app.register(bodyEncoding);
  await app.register(jsonBody);
  await app.register(writtenRevision);
  await app.register(openapi);
  const configFor = createRuntimeConfig(config, services.db);
  await app.register(runtimeConfig, { configFor });
  const mailer = config.mail && createMailer(config.mail);
  await app.register(housekeeping, {
    deps: { ...filed, indexer, trashRetentionDays: config.trashRetentionDays },
  });

  await app.register(backups, { services, works, settings: config.backup });
  await app.register(mirror, { services, works, settings: config.mirror });

  const { telemetry, store } = config.composition;
  if (telemetry.collect && store !== undefined)
    await app.register(releases, { services, store, log: app.log });

  const scaler = createPictureScaler(app.log);
  app.addHook('onClose', () => scaler.close());

  const parts = {
    ...filed,
    scaler,
    sessions,
    verifiers: new Map([
      ...identities.map(({ kind, verifier }) => [kind, verifier] as const),
      ...Object.entries(verifiers ?? {}),
    ]),
    identityRoutes: identities.flatMap(({ routes }) => routes ?? []),
    mailer,
    publicUrl: config.publicUrl,
    indexer,
    metrics,
    pictures,
    webPost,
    push: push?.sender,
    space,
    passwords,
    visits: createShareVisits(),
    countSearch: createCallLimit({
      clock,
      perMinute: SHARE_SEARCHES_PER_MINUTE,
      message: () => coreTexts.tooManySearches,
    }),
    config,
  };
  await app.register(apiRoutes, { prefix: '/api', parts });
  // Its headers depend on who asks where other sites may.
  if (config.corsOrigins.length === 0) await app.register(unchangedList, { db: services.db, sessions });

  if (config.siteDir) {
    const renderer = createNoteRenderer(app.log);
    app.addHook('onReady', async () => renderer.warmUp());
    app.addHook('onClose', () => renderer.close());
    await app.register(site, {
      root: config.siteDir,
      siteKey: config.siteKey,
      configFor,
      firstPage: firstPageOf({ ...parts, renderer }),
      describeShared: (shareId, noteId) => describeShared(services, shareId, noteId),
      earlyHints: config.earlyHints,
      look: createSiteLook(config.look),
    });
  } else {
    app.setNotFoundHandler(() => {
      throw notFound(coreTexts.nothingHere);
    });
  }
  // Hooks of a plugin run after those of the plugins before it, so the database has been reached by then.
  await app.register(async (last) => {
    last.addHook('onReady', async () => {
      webhooks.start();
      push?.start();
    });
  });
  return app;
}

/** A PostgreSQL on another machine watches its own disk. */
const spaceOf = ({ dataDir, databaseUrl, diskReserveMegabytes }: Config) =>
  createDiskSpace(dataDir, databaseUrl ? 0 : diskReserveMegabytes);
