import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../core/errors.ts';
import { isLocal } from '../../core/http/is-local.ts';
import { bearerToken } from '../../core/http/session.ts';
import type { Metrics } from '../../core/metrics/metrics.ts';

type Options = { metrics: Metrics; token: string | undefined };

/** For this machine and holders of the token; all others get 404. */
export const metricsRoutes: FastifyPluginAsyncZod<Options> = async (app, { metrics, token }) => {
  app.addHook('onClose', async () => metrics.stopWatching());

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isLocal(request) && !holds(request, token)) throw notFound('There is nothing at this address');
    return reply.type(metrics.contentType).send(await metrics.read());
  });
};

function holds(request: FastifyRequest, token: string | undefined) {
  const given = bearerToken(request);
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
