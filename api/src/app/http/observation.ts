import type { FastifyReply, FastifyRequest } from 'fastify';
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
      const milliseconds = performance.now() - start;
      if (!isStream(reply)) observe(metrics, request, reply, milliseconds);
      log(request, reply, milliseconds, !reply.raw.writableFinished);
    });
    done();
  });
});

/** Streams last as long as a page is open; among the durations they would hide everything else. */
const isStream = ({ raw }: FastifyReply) =>
  String(raw.getHeader('content-type')).startsWith('text/event-stream');

function observe({ requests }: Metrics, request: FastifyRequest, reply: FastifyReply, milliseconds: number) {
  const status = `${Math.floor(reply.raw.statusCode / 100)}xx`;
  requests.observe({ method: request.method, route: routeOf(request), status }, milliseconds / 1000);
}

/** The pattern and not the address: an address contains slugs and search texts. */
const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? 'none';

function log(request: FastifyRequest, { raw }: FastifyReply, milliseconds: number, cut: boolean) {
  request.log.info(
    {
      method: request.method,
      route: routeOf(request),
      status: raw.statusCode,
      ms: Math.round(milliseconds * 10) / 10,
      userId: request.session?.userId,
      ...(cut ? { cut } : {}),
    },
    'request',
  );
}
