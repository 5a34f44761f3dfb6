import { ERROR_CODES } from '@my-note/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError, unauthorized } from '../../core/errors.ts';
import { bearerToken, signedIn } from '../../core/http/session.ts';
import type { SessionCache } from './sessions.cache.ts';
import { sessionsTexts } from './texts.ts';

const READING = ['GET', 'HEAD'];

/** Registered in the scope whose routes need a user; other routes stay open. */
export const authentication = fp<{ sessions: SessionCache }>(async (app, { sessions }) => {
  decorateSession(app);
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, signedIn: true };
  });
  app.addHook('onRequest', (request, _reply, done) => {
    whenFound(sessions, request, () => done(refusal(request)), done);
  });
});

/** Registered for open routes; a signed-in user is recognized. */
export const optionalAuthentication = fp<{ sessions: SessionCache }>(async (app, { sessions }) => {
  decorateSession(app);
  app.addHook('onRequest', (request, _reply, done) => {
    whenFound(sessions, request, done, done);
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

function refusal({ session, method, routeOptions }: FastifyRequest) {
  if (!session) return unauthorized();
  const isRead = READING.includes(method) || routeOptions.config.takesReadTokens;
  if (session.scope === 'write' || isRead) return undefined;
  return new AppError(403, ERROR_CODES.readOnlyToken, sessionsTexts.readOnly);
}

/** Without a promise for a session that is known, like nearly all. */
function whenFound(
  sessions: SessionCache,
  request: FastifyRequest,
  done: () => void,
  failed: (error: Error) => void,
) {
  const token = bearerToken(request);
  const found = token ? sessions.find(token) : null;
  if (!(found instanceof Promise)) {
    request.session = found;
    return done();
  }
  found.then((session) => {
    request.session = session;
    done();
  }, failed);
}
