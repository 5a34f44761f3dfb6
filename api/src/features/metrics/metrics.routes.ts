import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../core/errors.ts';
import { isLocal } from '../../core/http/is-local.ts';
import { isSameSecret } from '../../core/http/same-secret.ts';
import { bearerToken } from '../../core/http/session.ts';
import type { Metrics } from '../../core/metrics/metrics.ts';
import { coreTexts } from '../../core/texts.ts';

type Options = { metrics: Metrics; token: string | undefined };

/** For this machine and holders of the token; all others get 404. */
export const metricsRoutes: FastifyPluginAsyncZod<Options> = async (app, { metrics, token }) => {
  app.addHook('onClose', async () => metrics.stopWatching());

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isLocal(request) && !isSameSecret(bearerToken(request), token))
      throw notFound(coreTexts.nothingHere);
    return reply.type(metrics.contentType).send(await metrics.read());
  });
};
