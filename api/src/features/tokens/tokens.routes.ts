import { idParamsSchema, paths, removedSchema } from '@my-note/contract';
import {
  accessTokenCreateSchema,
  accessTokenListSchema,
  newAccessTokenSchema,
} from '@my-note/contract/sessions';
import { callerOf } from '../../core/http/caller.ts';
import type { Routes } from '../../core/http/routes.ts';
import { requireSessionAuth } from '../../core/http/session.ts';
import type { EndingDeps } from '../sessions/remove-session.usecases.ts';
import { endSession } from '../sessions/sessions.usecases.ts';
import { createToken, readTokens } from './tokens.usecases.ts';

export const tokensRoutes: Routes<EndingDeps> = async (app, { deps }) => {
  app.get(paths.tokens, { schema: { response: { 200: accessTokenListSchema } } }, (request) =>
    readTokens(deps, requireSessionAuth(request).userId),
  );

  app.post(
    paths.tokens,
    { schema: { body: accessTokenCreateSchema, response: { 200: newAccessTokenSchema } } },
    (request) => createToken(deps, requireSessionAuth(request).userId, request.body, callerOf(request)),
  );

  app.delete(
    paths.token(':id'),
    { schema: { params: idParamsSchema, response: { 200: removedSchema } } },
    (request) => endSession(deps, requireSessionAuth(request), request.params.id, callerOf(request), 'token'),
  );
};
