import type { McpServer } from '@modelcontextprotocol/server';
import { taskCheckSchema, taskQuerySchema } from '@my-note/contract/tasks';
import * as z from 'zod';
import type { Services } from '../../core/services.ts';
import { checkTask, readTasks } from '../tasks/tasks.usecases.ts';
import { addTool } from './tool.rules.ts';

/** Lists tasks; each has what `check_task` needs. */
export function addTaskReadTools(server: McpServer, services: Services, ownerId: string): void {
  addTool(server, {
    name: 'list_tasks',
    title: 'List open tasks',
    description:
      'Lists open tasks of all notes by the day on which they are due (YYYY-MM-DD), those without one last. `after` is the `next` of the former call.',
    kind: 'read',
    input: z.strictObject(taskQuerySchema.shape),
    run: async (query) => {
      const { tasks, next } = await readTasks(services, ownerId, query);
      const shown = tasks.map(({ note, index, text, due }) => ({
        ...{ note: note._id, path: note.slug, index, text },
        ...(due ? { due } : {}),
      }));
      return { tasks: shown, ...(next ? { next } : {}) };
    },
  });
}

/** Checks tasks in the texts of their notes. */
export function addTaskWriteTools(server: McpServer, services: Services, ownerId: string): void {
  addTool(server, {
    name: 'check_task',
    title: 'Check a task',
    description:
      'Checks or unchecks one task in the text of its note, by `note`, `index`, and `text` of list_tasks. A task that was changed since is refused: list again.',
    kind: 'change',
    input: z.strictObject(taskCheckSchema.shape),
    run: async (task) => {
      const { _id, slug, version } = await checkTask(services, ownerId, task);
      return { id: _id, path: slug, version };
    },
  });
}
