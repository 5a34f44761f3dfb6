import { removedSchema } from '@my-note/contract';
import {
  newWebhookSchema,
  type WebhookCreate,
  type WebhookUpdate,
  webhookDeliverySchema,
  webhookPaths,
  webhookSchema,
} from '@my-note/contract/webhooks';
import { api } from '@my-note/kit/http';
import { mutationOptions, type QueryClient } from '@my-note/kit/query';
import { webhookQueries } from './webhooks.queries.ts';

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: webhookQueries.all });

export const webhookMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (body: WebhookCreate) =>
        api.post(webhookPaths.webhooks, { body, schema: newWebhookSchema }),
      // The secret is shown once; nothing keeps it afterwards.
      gcTime: 0,
      meta: { silent: true },
      onSettled: (_response, _error, _body, _result, { client }) => refresh(client),
    }),
  change: (id: string) =>
    mutationOptions({
      mutationFn: (body: WebhookUpdate) =>
        api.patch(webhookPaths.webhook(id), { body, schema: webhookSchema }),
      onSettled: (_response, _error, _body, _result, { client }) => refresh(client),
    }),
  renewSecret: (id: string) =>
    mutationOptions({
      mutationFn: (_: undefined) => api.post(webhookPaths.secret(id), { schema: newWebhookSchema }),
      gcTime: 0,
    }),
  remove: (id: string) =>
    mutationOptions({
      mutationFn: (_: undefined) => api.delete(webhookPaths.webhook(id), { schema: removedSchema }),
      // Its log is gone with it, so only the list is loaded again.
      onSettled: (_response, _error, _body, _result, { client }) =>
        client.invalidateQueries({ queryKey: webhookQueries.list().queryKey }),
    }),
  test: (id: string) =>
    mutationOptions({
      mutationFn: (_: undefined) => api.post(webhookPaths.test(id), { schema: webhookDeliverySchema }),
      onSettled: (_response, _error, _body, _result, { client }) => refresh(client),
    }),
  redeliver: (id: string) =>
    mutationOptions({
      mutationFn: (deliveryId: string) =>
        api.post(webhookPaths.redelivery(id, deliveryId), { schema: webhookDeliverySchema }),
      onSettled: (_response, _error, _body, _result, { client }) => refresh(client),
    }),
};
