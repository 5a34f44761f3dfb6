import {
  idParamsSchema,
  loginAnswerSchema,
  loginRequestSchema,
  paths,
  removedSchema,
  renewalEndSchema,
  renewalSchema,
} from '@my-note/contract';
import { endedSessionsSchema, endSessionsQuerySchema } from '@my-note/contract/account';
import { sessionListSchema } from '@my-note/contract/sessions';
import { signInBody } from '../../core/http/body/body-size.ts';
import { callerOf } from '../../core/http/caller.ts';
import { isLocal } from '../../core/http/is-local.ts';
import { requireOwnOrigin } from '../../core/http/own-origin.ts';
import type { Routes } from '../../core/http/routes.ts';
import { bearerToken, requireSessionAuth } from '../../core/http/session.ts';
import { endSessions } from './end-sessions.usecases.ts';
import type { EndingDeps } from './remove-session.usecases.ts';
import { readRenewalCookie, sessionCookieHeaders } from './renewals/renewal-cookie.rules.ts';
import { endByCookie, renew, signOut } from './renewals/renewals.usecases.ts';
import { endSession, readSessions, type SessionsDeps, signIn } from './sessions.usecases.ts';

type LoginDeps = SessionsDeps & { config: { apiHost: string; corsOrigins: string[] } };

export const loginRoutes: Routes<LoginDeps> = async (app, { deps }) => {
  const { apiHost, corsOrigins } = deps.config;
  app.post(
    paths.loginRequests,
    {
      ...signInBody,
      preHandler: requireOwnOrigin(corsOrigins),
      schema: { body: loginRequestSchema, response: { 200: loginAnswerSchema } },
    },
    async (request, reply) => {
      const { response, cookies } = await signIn(deps, request.body, callerOf(request), {
        local: isLocal(request),
        invitation: request.body.invitation,
      });
      const replaced = readRenewalCookie(request);
      // Its cookie is deleted in this browser, and nobody could end it.
      if (replaced) await endByCookie(deps, replaced);
      reply.header('set-cookie', sessionCookieHeaders(request, apiHost, cookies));
      return response;
    },
  );
};

/** Calls of a browser with its cookie, also when its access token has expired. */
export const renewalsRoutes: Routes<LoginDeps> = async (app, { deps }) => {
  const { apiHost, corsOrigins } = deps.config;
  const preHandler = requireOwnOrigin(corsOrigins);
  app.post(
    paths.renewals,
    { preHandler, schema: { response: { 200: renewalSchema } } },
    async (request, reply) => {
      const { response, cookies } = await renew(deps, readRenewalCookie(request), bearerToken(request));
      reply.header('set-cookie', sessionCookieHeaders(request, apiHost, cookies));
      return response;
    },
  );

  // The cookie is kept: deleting it could hit that of a sign-in meanwhile, and this one grants no access.
  app.delete(
    paths.renewals,
    { preHandler, schema: { response: { 200: renewalEndSchema } } },
    async (request) => {
      const cookie = readRenewalCookie(request);
      if (cookie && (await signOut(deps, cookie, callerOf(request)))) return { ended: true };
      const session = await deps.sessions.find(bearerToken(request) ?? '');
      if (session?.kind !== 'session') return { ended: false };
      await endSession(deps, session, session.sessionId, callerOf(request));
      return { ended: true };
    },
  );
};

export const sessionsRoutes: Routes<EndingDeps> = async (app, { deps }) => {
  app.get(paths.loginRequests, { schema: { response: { 200: sessionListSchema } } }, (request) =>
    readSessions(deps, requireSessionAuth(request)),
  );

  app.delete(
    paths.loginRequests,
    { schema: { querystring: endSessionsQuerySchema, response: { 200: endedSessionsSchema } } },
    (request) =>
      endSessions(deps, requireSessionAuth(request), request.query.keep === 'current', callerOf(request)),
  );

  app.delete(paths.currentLogin, { schema: { response: { 200: removedSchema } } }, (request) => {
    const session = requireSessionAuth(request);
    return endSession(deps, session, session.sessionId, callerOf(request));
  });

  app.delete(
    paths.login(':id'),
    { schema: { params: idParamsSchema, response: { 200: removedSchema } } },
    (request) => endSession(deps, requireSessionAuth(request), request.params.id, callerOf(request)),
  );
};
