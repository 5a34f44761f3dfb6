import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Time for a load balancer to see that the service is not ready any more, and for running requests. */
const NOTICE_MS = 200;
const LOOK_MS = 50;
/** After this time the remaining requests are cut, so that the database is closed properly. */
const CUT_MS = 4_000;

declare module 'fastify' {
  interface FastifyInstance {
    isDraining: () => boolean;
    drain: () => Promise<void>;
  }
}

/** Ends the service after the response to every accepted request. */
export const draining = fp(async (app: FastifyInstance) => {
  let begun = false;
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const closeIdle = () => {
    app.server.closeIdleConnections();
    // Browsers open connections in advance; Node counts one without any request yet as busy.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  app.decorate('isDraining', () => begun);
  app.decorate('drain', async () => {
    begun = true;
    await wait(NOTICE_MS);
    // A connection is busy during a response and idle afterwards, so one check is not enough.
    const look = setInterval(closeIdle, LOOK_MS);
    const cut = setTimeout(() => app.server.closeAllConnections(), CUT_MS);
    await app.close();
    clearInterval(look);
    clearTimeout(cut);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (begun) reply.header('connection', 'close');
    done();
  });
});
