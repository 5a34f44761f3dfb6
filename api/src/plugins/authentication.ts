import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { unauthorized } from '../errors.ts';
import type { SessionCache, SignedIn } from '../modules/sessions/session-cache.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: SignedIn | null;
  }
}

/** Registered inside the scope whose routes need a user; routes outside stay open. */
export const authentication = fp<{ sessions: SessionCache }>(async (app, { sessions }) => {
  app.decorateRequest('session', null);
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, signedIn: true };
  });
  app.addHook('onRequest', async (request) => {
    const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    request.session = token ? await sessions.find(token) : null;
    if (!request.session) throw unauthorized();
  });
});

export function signedIn(request: Pick<FastifyRequest, 'session'>): SignedIn {
  if (!request.session) throw unauthorized();
  return request.session;
}
