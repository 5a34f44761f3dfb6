import { idSchema, paths } from '@my-note/contract';
import { createEventStream } from '../../../core/http/event-stream.ts';
import type { Routes } from '../../../core/http/routes.ts';
import { signedIn } from '../../../core/http/session.ts';
import type { Services } from '../../../core/services.ts';
import { createStreams } from './streams.worker.ts';

type StreamDeps = Services & {
  sessions: { isLive: (sessionId: string) => Promise<boolean> };
  heartbeatMs: number;
};

export const streamRoutes: Routes<StreamDeps> = async (app, { deps }) => {
  const streams = createStreams(deps, deps);
  app.addHook('preClose', async () => streams.close());

  app.get(paths.notificationStream, { exposeHeadRoute: false }, (request, reply) => {
    const { userId, sessionId } = signedIn(request);
    const lastId = idSchema.safeParse(request.headers['last-event-id']).data;
    streams.assertRoom(userId);

    reply.hijack();
    // Disconnected during the lookup of its session: no event would report its end.
    if (request.raw.socket.destroyed) return;
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    reply.raw.flushHeaders();
    // Its access token may expire meanwhile, which does not end a stream.
    const isLive = () => deps.sessions.isLive(sessionId);
    const stream = createEventStream(reply.raw, { userId, sessionId, isLive }, deps.clock().getTime());
    streams.add(stream, lastId);
    app.metrics.openStreams.inc();
    reply.raw.once('close', () => {
      app.metrics.openStreams.dec();
      streams.remove(stream);
    });
  });
};
