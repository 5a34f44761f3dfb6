import { idParamsSchema, removedSchema } from '@my-note/contract';
import {
  newWebhookSchema,
  redeliveryParamsSchema,
  webhookCreateSchema,
  webhookDeliveryPageSchema,
  webhookDeliveryQuerySchema,
  webhookDeliverySchema,
  webhookListSchema,
  webhookPaths,
  webhookSchema,
  webhookUpdateSchema,
} from '@my-note/contract/webhooks';
import type { Routes } from '../../core/http/routes.ts';
import { requireSessionAuth } from '../../core/http/session.ts';
import { readDeliveries, redeliver, sendTest } from './deliveries.usecases.ts';
import {
  changeWebhook,
  createWebhook,
  readWebhooks,
  removeWebhook,
  renewSecret,
  type WebhookDeps,
} from './webhooks.usecases.ts';

/** Webhooks of a person; a token with them would pass its rights on, so only a session has them. */
export const webhooksRoutes: Routes<WebhookDeps> = async (app, { deps }) => {
  const ofOne = { params: idParamsSchema };

  app.get(webhookPaths.webhooks, { schema: { response: { 200: webhookListSchema } } }, (request) =>
    readWebhooks(deps, requireSessionAuth(request).userId),
  );

  app.post(
    webhookPaths.webhooks,
    { schema: { body: webhookCreateSchema, response: { 200: newWebhookSchema } } },
    (request) => createWebhook(deps, requireSessionAuth(request).userId, request.body),
  );

  app.patch(
    webhookPaths.webhook(':id'),
    { schema: { ...ofOne, body: webhookUpdateSchema, response: { 200: webhookSchema } } },
    (request) => changeWebhook(deps, requireSessionAuth(request).userId, request.params.id, request.body),
  );

  app.delete(
    webhookPaths.webhook(':id'),
    { schema: { ...ofOne, response: { 200: removedSchema } } },
    (request) => removeWebhook(deps, requireSessionAuth(request).userId, request.params.id),
  );

  app.post(
    webhookPaths.secret(':id'),
    { schema: { ...ofOne, response: { 200: newWebhookSchema } } },
    (request) => renewSecret(deps, requireSessionAuth(request).userId, request.params.id),
  );

  app.post(
    webhookPaths.test(':id'),
    { schema: { ...ofOne, response: { 200: webhookDeliverySchema } } },
    (request) => sendTest(deps, requireSessionAuth(request).userId, request.params.id),
  );

  app.get(
    webhookPaths.deliveries(':id'),
    {
      schema: {
        ...ofOne,
        querystring: webhookDeliveryQuerySchema,
        response: { 200: webhookDeliveryPageSchema },
      },
    },
    (request) =>
      readDeliveries(deps, requireSessionAuth(request).userId, request.params.id, request.query.cursor),
  );

  app.post(
    webhookPaths.redelivery(':id', ':deliveryId'),
    { schema: { params: redeliveryParamsSchema, response: { 200: webhookDeliverySchema } } },
    (request) => redeliver(deps, requireSessionAuth(request).userId, request.params),
  );
};
