import { newTaskFeedSchema, taskFeedParamsSchema, taskFeedSchema, taskPaths } from '@my-note/contract/tasks';
import type { Routes } from '../../../core/http/routes.ts';
import { requireSessionAuth } from '../../../core/http/session.ts';
import type { Services } from '../../../core/services.ts';
import { makeFeed, readCalendar, readFeed, removeFeed } from './feed.usecases.ts';

/** The address of a person's feed; a token with it would pass its rights on, so only a session has it. */
export const taskFeedRoutes: Routes = async (app, { deps }) => {
  app.get(taskPaths.feed, { schema: { response: { 200: taskFeedSchema } } }, (request) =>
    readFeed(deps, requireSessionAuth(request).userId),
  );

  app.post(taskPaths.feed, { schema: { response: { 200: newTaskFeedSchema } } }, (request) =>
    makeFeed(deps, requireSessionAuth(request).userId),
  );

  app.delete(taskPaths.feed, { schema: { response: { 200: taskFeedSchema } } }, (request) =>
    removeFeed(deps, requireSessionAuth(request).userId),
  );
};

/** Public: calendars have no account, and the token of the address has no other right. */
export const calendarRoutes: Routes<Services & { publicUrl: string | undefined }> = async (app, { deps }) => {
  app.get(
    taskPaths.calendar(':token'),
    { exposeHeadRoute: false, schema: { params: taskFeedParamsSchema } },
    async (request, reply) => {
      const site = deps.publicUrl ?? `${request.protocol}://${request.host}`;
      const calendar = await readCalendar(deps, request.params.token, site);
      return reply.type('text/calendar; charset=utf-8').send(calendar);
    },
  );
};
