import { paths } from '@my-note/contract';
import { activityPageSchema, activityQuerySchema } from '@my-note/contract/activity';
import type { Routes } from '../../core/http/routes.ts';
import { requireSessionAuth } from '../../core/http/session.ts';
import { readActivity } from './activity.usecases.ts';

export const activityRoutes: Routes = async (app, { deps }) => {
  app.get(
    paths.activity,
    { schema: { querystring: activityQuerySchema, response: { 200: activityPageSchema } } },
    (request) => readActivity(deps, requireSessionAuth(request).userId, request.query.cursor),
  );
};
