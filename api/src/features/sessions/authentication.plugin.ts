import { ERROR_CODES } from '@my-note/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError, unauthorized } from '../../core/errors.ts';
import { bearerToken, signedIn } from '../../core/http/session.ts';
import type { SessionCache } from './sessions.cache.ts';

const READING = ['GET', 'HEAD'];

/** Registered in the scope whose routes need a user; other routes stay open. */
export const authentication = fp<{ sessions: SessionCache }>(async (app, { sessions }) => {
  decorateSession(app);
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, signedIn: true };
  });
  app.addHook('onRequest', async (request) => {
    request.session = await findSession(sessions, request);
    if (!request.session) throw unauthorized();
    if (request.session.scope === 'read' && !READING.includes(request.method)) {
      throw new AppError(
        403,
        ERROR_CODES.readOnlyToken,
        'This token can only read. Create one with the scope write to make changes',
      );
    }
  });
});

/** Registered for open routes; a signed-in user is recognized. */
export const optionalAuthentication = fp<{ sessions: SessionCache }>(async (app, { sessions }) => {
  decorateSession(app);
  app.addHook('onRequest', async (request) => {
    request.session = await findSession(sessions, request);
  });
});

function decorateSession(app: FastifyInstance) {
  app.decorateRequest('session', null);
  app.decorateRequest('userId', {
    getter() {
      return signedIn(this).userId;
    },
  });
}

async function findSession(sessions: SessionCache, request: FastifyRequest) {
  const token = bearerToken(request);
  return token ? sessions.find(token) : null;
}
