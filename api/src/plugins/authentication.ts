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
  app.addHook('onRequest', async (request) => {
    request.session = await findSession(sessions, request);
    if (!request.session) throw unauthorized();
  });
});

/** Registered where everybody may call, and a user is known by the way. */
export const recognition = fp<{ sessions: SessionCache }>(async (app, { sessions }) => {
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    request.session = await findSession(sessions, request);
  });
});

async function findSession(sessions: SessionCache, { headers }: FastifyRequest) {
  const [, token] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return token ? sessions.find(token) : null;
}

export function signedIn(request: Pick<FastifyRequest, 'session'>): SignedIn {
  if (!request.session) throw unauthorized();
  return request.session;
}
