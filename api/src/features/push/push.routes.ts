import { idParamsSchema, removedSchema } from '@my-note/contract';
import {
  pushMovedResponseSchema,
  pushMovedSchema,
  pushPaths,
  pushSchema,
  pushSubscriptionSchema,
  pushTestSchema,
} from '@my-note/contract/push';
import type { Routes } from '../../core/http/routes.ts';
import { requireSessionAuth } from '../../core/http/session.ts';
import { sendTest } from './send.usecases.ts';
import { move, type PushDeps, readPush, subscribe, unsubscribe } from './subscriptions.usecases.ts';

/** A subscription belongs to the session of a browser, so tokens have none. */
export const pushRoutes: Routes<PushDeps> = async (app, { deps }) => {
  app.get(pushPaths.push, { schema: { response: { 200: pushSchema } } }, (request) =>
    readPush(deps, requireSessionAuth(request)),
  );

  app.put(
    pushPaths.push,
    { schema: { body: pushSubscriptionSchema, response: { 200: pushSchema } } },
    (request) => subscribe(deps, requireSessionAuth(request), request.body),
  );

  app.delete(
    pushPaths.device(':id'),
    { schema: { params: idParamsSchema, response: { 200: removedSchema } } },
    (request) => unsubscribe(deps, requireSessionAuth(request).userId, request.params.id),
  );

  app.post(
    pushPaths.test(':id'),
    { schema: { params: idParamsSchema, response: { 200: pushTestSchema } } },
    (request) => sendTest(deps, requireSessionAuth(request).userId, request.params.id),
  );
};

/** Of a service worker, which has no access token. */
export const pushMovedRoutes: Routes<PushDeps> = async (app, { deps }) => {
  app.post(
    pushPaths.moved,
    { schema: { body: pushMovedSchema, response: { 200: pushMovedResponseSchema } } },
    (request) => move(deps, request.body),
  );
};
