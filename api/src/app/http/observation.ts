import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Metrics } from '../../core/metrics/metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/** Every request writes one log line and one observation, also when its client disconnected. */
export const observation = fp<{ metrics: Metrics }>(async (app, { metrics }) => {
  app.decorate('metrics', metrics);
  app.addHook('onRequest', (request, reply, done) => {
    const start = performance.now();
    reply.header('x-request-id', request.id);
    metrics.inFlight.inc();
    // Node closes every response, after its last byte or when its client disconnects.
    reply.raw.once('close', () => {
      metrics.inFlight.dec();
      const ms = performance.now() - start;
      const end = {
        method: request.method,
        route: routeOf(request),
        status: reply.raw.statusCode,
        ms,
        userId: request.session?.userId,
        ...(reply.raw.writableFinished ? {} : { cut: true }),
      };
      record(isStream(reply) ? undefined : metrics, request.log, end);
    });
    done();
  });
});

/** Streams last as long as a page is open; among the durations they would hide everything else. */
const isStream = ({ raw }: FastifyReply) =>
  String(raw.getHeader('content-type')).startsWith('text/event-stream');

/** The pattern and not the address: an address contains slugs and search texts. */
const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? 'none';

type End = {
  method: string;
  route: string;
  status: number;
  ms: number;
  userId: string | undefined;
  /** Where the log does not have it already. */
  requestId?: string;
  cut?: boolean;
};

/** The log line and the observation of a request that has ended. */
export function record(metrics: Metrics | undefined, log: FastifyBaseLogger, { ms, ...end }: End) {
  const { method, route, status } = end;
  metrics?.requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
  log.info({ ...end, ms: Math.round(ms * 10) / 10 }, 'request');
}
