import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import Fastify from 'fastify';
import type { Config } from './config.ts';
import { notFound } from './errors.ts';
import { createEmbeddedIdentity } from './identity/embedded.ts';
import type { IdentityVerifiers } from './identity/identity-verifier.ts';
import { type LogTarget, logging } from './logging/logging.ts';
import { accountsRoutes } from './modules/accounts/accounts.routes.ts';
import { createAccounts } from './modules/accounts/accounts.usecases.ts';
import { categoriesRoutes } from './modules/categories/categories.routes.ts';
import { configsRoutes } from './modules/configs/configs.routes.ts';
import { healthRoutes } from './modules/health/health.routes.ts';
import { metricsRoutes } from './modules/metrics/metrics.routes.ts';
import { createMetrics } from './modules/metrics/metrics.ts';
import { notesRoutes } from './modules/notes/notes.routes.ts';
import { notificationsRoutes } from './modules/notifications/notifications.routes.ts';
import { streamRoutes } from './modules/notifications/stream.routes.ts';
import { createSessionCache } from './modules/sessions/session-cache.ts';
import { loginRoutes, sessionsRoutes } from './modules/sessions/sessions.routes.ts';
import { tokensRoutes } from './modules/tokens/tokens.routes.ts';
import { openapi, openapiRoutes } from './openapi/openapi.ts';
import { authentication } from './plugins/authentication.ts';
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

type AppDeps = Services & { config: Config; verifiers?: IdentityVerifiers; logTarget?: LogTarget };

/** The whole wiring. Verifiers that are handed in come beside the embedded one. */
export async function buildApp({ db, bus, clock, ids, config, verifiers, logTarget }: AppDeps) {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    return503OnClosing: false,
    routerOptions: { querystringParser: parseQuery, maxParamLength: 200 },
    ...logging(config, logTarget),
  });
  const services: Services = { db, bus, clock, ids };
  const identity = createEmbeddedIdentity(services);
  const accounts = createAccounts({ auth: identity.auth, db, clock, config });
  const sessions = createSessionCache(services);
  const login = { ...services, sessions, verifiers: { embedded: identity.verifier, ...verifiers } };

  const metrics = createMetrics();

  await app.register(observation, { metrics });
  await app.register(draining);
  app.addHook('onClose', async () => sessions.close());

  await app.register(errorHandler);
  await app.register(validation);
  await app.register(securityHeaders);
  if (config.corsOrigins.length > 0) await app.register(cors, { origin: config.corsOrigins, maxAge: 600 });
  await app.register(compress, {
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  await app.register(jsonBody);
  await app.register(openapi);
  await app.register(runtimeConfig, { config });

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
      await api.register(async (secured) => {
        await secured.register(authentication, { sessions });
        await secured.register(writeRate, { clock, perMinute: config.writesPerMinute });
        await secured.register(sessionsRoutes, { deps: login });
        await secured.register(tokensRoutes, { deps: login });
        await secured.register(configsRoutes, { deps: services });
        await secured.register(notesRoutes, { deps: services });
        await secured.register(categoriesRoutes, { deps: services });
        await secured.register(notificationsRoutes, { deps: services });
        await secured.register(streamRoutes, {
          deps: { ...services, sessions, heartbeatMs: config.streamHeartbeatMs },
        });
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
