import { taskFeedSchema, taskListSchema, taskPaths, taskRemindersSchema } from '@my-note/contract/tasks';
import { api } from '@my-note/kit/http';
import { infiniteQueryOptions, queryOptions } from '@my-note/kit/query';

export const taskQueries = {
  all: () => ['tasks'] as const,
  open: () =>
    infiniteQueryOptions({
      queryKey: [...taskQueries.all(), 'open'],
      queryFn: ({ pageParam, signal }) =>
        api.get(taskPaths.tasks, { query: { after: pageParam }, schema: taskListSchema, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      select: ({ pages }) => pages.flatMap(({ tasks }) => tasks),
      // Other pages change the texts that these come from.
      staleTime: 0,
    }),
  reminders: () =>
    queryOptions({
      queryKey: [...taskQueries.all(), 'reminders'],
      queryFn: ({ signal }) => api.get(taskPaths.reminders, { schema: taskRemindersSchema, signal }),
    }),
  feed: () =>
    queryOptions({
      queryKey: [...taskQueries.all(), 'feed'],
      queryFn: ({ signal }) => api.get(taskPaths.feed, { schema: taskFeedSchema, signal }),
    }),
};
