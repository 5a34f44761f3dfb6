import type { McpServer } from '@modelcontextprotocol/server';
import { idSchema, type Note, noteUpdateSchema, paths } from '@my-note/contract';
import {
  appendBodySchema,
  captureHeadersSchema,
  capturePaths,
  noteCreateSchema,
} from '@my-note/contract/capture';
import { dayParamsSchema, journalPaths, localMoment } from '@my-note/contract/journal';
import * as z from 'zod';
import type { Services } from '../../core/services.ts';
import { appendText, createNote } from '../capture/capture.usecases.ts';
import { openDay } from '../journal/journal.usecases.ts';
import { updateNote } from '../notes/notes.usecases.ts';
import { addTool } from './tool.rules.ts';

const written = ({ _id, title, slug, version }: Note) => ({ id: _id, title, path: slug, version });
const key = captureHeadersSchema.shape['idempotency-key'];
const onceHint = 'With an idempotencyKey a call that is sent again writes nothing more.';

/** The tools of tokens with the scope write. */
export function addWriteTools(server: McpServer, services: Services, ownerId: string): void {
  addTool(server, {
    name: 'create_note',
    title: 'Create a note',
    description: `Makes a note of Markdown. \`category\` is a path of titles such as Work/Log; missing categories are made. \`tags\` are without #. ${onceHint}`,
    kind: 'add',
    input: z.strictObject({ ...noteCreateSchema.shape, idempotencyKey: key }),
    run: async ({ idempotencyKey, ...note }) => {
      const call = { key: idempotencyKey, path: paths.notes, body: note };
      return written(await createNote(services, ownerId, note, call));
    },
  });

  addTool(server, {
    name: 'append_to_note',
    title: 'Append to a note',
    description: `Puts Markdown below the text of a note; a list goes on with its next item. ${onceHint}`,
    kind: 'add',
    input: z.strictObject({ id: idSchema, ...appendBodySchema.shape, idempotencyKey: key }),
    run: async ({ idempotencyKey, id, content }) => {
      const call = { key: idempotencyKey, path: capturePaths.append(id), body: { content } };
      return written(await appendText(services, ownerId, { id, content }, call));
    },
  });

  addTool(server, {
    name: 'append_today',
    title: 'Append to the note of a day',
    description: `Puts Markdown below the person's journal note of a day, which is made when there is none. Give \`day\` as 2026-12-01 where the person is; without it, today where the service runs. ${onceHint}`,
    kind: 'add',
    input: z.strictObject({
      ...appendBodySchema.shape,
      day: z.optional(dayParamsSchema.shape.day),
      idempotencyKey: key,
    }),
    run: async ({ idempotencyKey, day: given, content: append }) => {
      const day = given ?? localMoment(services.clock()).day;
      const call = { key: idempotencyKey, path: journalPaths.day(day), body: { append } };
      return written(await openDay(services, ownerId, { day, append }, call));
    },
  });

  const { title, content, allowEmpty } = noteUpdateSchema.shape;
  addTool(server, {
    name: 'edit_note',
    title: 'Change a note',
    description:
      'Replaces the title or the whole Markdown of a note. `baseVersion` is the version that was read; when somebody has written since, nothing is changed: read it again.',
    kind: 'change',
    input: z.strictObject({ id: idSchema, baseVersion: z.int(), title, content, allowEmpty }),
    run: async ({ id, ...change }) => written(await updateNote(services, ownerId, id, change)),
  });
}
