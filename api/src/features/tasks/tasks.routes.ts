import { noteSchema } from '@my-note/contract';
import {
  taskCheckSchema,
  taskListSchema,
  taskPaths,
  taskQuerySchema,
  taskRemindersSchema,
} from '@my-note/contract/tasks';
import type { Routes } from '../../core/http/routes.ts';
import { readReminders, setReminders } from './reminders.usecases.ts';
import { checkTask, readTasks } from './tasks.usecases.ts';

/** Tasks of all notes (docs/specification/service.md#tasks). */
export const tasksRoutes: Routes = async (app, { deps }) => {
  app.get(
    taskPaths.tasks,
    { schema: { querystring: taskQuerySchema, response: { 200: taskListSchema } } },
    ({ userId, query }) => readTasks(deps, userId, query),
  );

  app.post(
    taskPaths.check,
    { schema: { body: taskCheckSchema, response: { 200: noteSchema } } },
    ({ userId, body }) => checkTask(deps, userId, body),
  );

  app.get(taskPaths.reminders, { schema: { response: { 200: taskRemindersSchema } } }, ({ userId }) =>
    readReminders(deps, userId),
  );

  app.put(
    taskPaths.reminders,
    { schema: { body: taskRemindersSchema, response: { 200: taskRemindersSchema } } },
    ({ userId, body }) => setReminders(deps, userId, body),
  );
};
