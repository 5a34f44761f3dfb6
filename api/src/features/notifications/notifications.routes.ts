import {
  idParamsSchema,
  notificationPageSchema,
  notificationSchema,
  notificationsQuerySchema,
  notificationUpdateSchema,
  paths,
  unreadCountSchema,
} from '@my-note/contract';
import type { Routes } from '../../core/http/routes.ts';
import { markAllRead, markRead, readFeed, readUnread } from './notifications.usecases.ts';

export const notificationsRoutes: Routes = async (app, { deps }) => {
  app.get(
    paths.notifications,
    { schema: { querystring: notificationsQuerySchema, response: { 200: notificationPageSchema } } },
    (request) => readFeed(deps, request.userId, request.query.cursor),
  );

  app.get(paths.unreadCount, { schema: { response: { 200: unreadCountSchema } } }, (request) =>
    readUnread(deps, request.userId),
  );

  app.patch(
    paths.notification(':id'),
    {
      schema: {
        params: idParamsSchema,
        body: notificationUpdateSchema,
        response: { 200: notificationSchema },
      },
    },
    (request) => markRead(deps, request.userId, request.params.id, request.body.read),
  );

  app.post(paths.readAll, { schema: { response: { 200: unreadCountSchema } } }, (request) =>
    markAllRead(deps, request.userId),
  );
};
