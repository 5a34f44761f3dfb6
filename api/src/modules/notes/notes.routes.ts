import {
  bySlugQuerySchema,
  draftBodySchema,
  idParamsSchema,
  moveBodySchema,
  noteEnvelopeSchema,
  noteListQuerySchema,
  noteListSchema,
  noteSchema,
  noteUpdateSchema,
  paths,
  pinBodySchema,
  removedSchema,
  softDeleteBodySchema,
} from '@my-note/shared-kit/contract';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedIn } from '../../plugins/authentication.ts';
import type { Services } from '../../services.ts';
import { readList } from './list.usecases.ts';
import { moveItem } from './move.usecases.ts';
import { openDraft, pinItem, readBySlug, updateNote } from './notes.usecases.ts';
import { deleteForGood, restoreItem, trashItem } from './trash.usecases.ts';

const noteAnswer = { 200: noteSchema };

export const notesRoutes: FastifyPluginAsyncZod<{ deps: Services }> = async (app, { deps }) => {
  const list = { querystring: noteListQuerySchema, response: { 200: noteListSchema } };
  app.get(paths.notes, { schema: list }, async (request, reply) => {
    const trash = request.query.filters?.deleted === 'true';
    const { etag, text } = await readList(
      deps,
      signedIn(request).userId,
      trash,
      request.headers['if-none-match'],
    );
    return sendList(reply, etag, text);
  });

  app.get(paths.noteBySlug, { schema: { querystring: bySlugQuerySchema, response: noteAnswer } }, (request) =>
    readBySlug(deps, signedIn(request).userId, request.query.slug),
  );

  app.post(
    paths.draft,
    { schema: { body: draftBodySchema, response: { 200: noteEnvelopeSchema } } },
    async (request) => ({ data: await openDraft(deps, signedIn(request).userId, request.body?.category) }),
  );

  app.put(
    paths.note(':id'),
    { schema: { params: idParamsSchema, body: noteUpdateSchema, response: noteAnswer } },
    (request) => updateNote(deps, signedIn(request).userId, request.params.id, request.body),
  );

  app.delete(
    paths.note(':id'),
    { schema: { params: idParamsSchema, response: { 200: removedSchema } } },
    (request) => deleteForGood(deps, signedIn(request).userId, request.params.id),
  );

  app.delete(
    paths.softDelete(':id'),
    { schema: { params: idParamsSchema, body: softDeleteBodySchema, response: noteAnswer } },
    (request) => {
      const change = request.body?.restore ? restoreItem : trashItem;
      return change(deps, signedIn(request).userId, request.params.id);
    },
  );

  app.patch(
    paths.pin(':id'),
    { schema: { params: idParamsSchema, body: pinBodySchema, response: noteAnswer } },
    (request) => pinItem(deps, signedIn(request).userId, request.params.id, request.body?.pinned),
  );

  app.patch(
    paths.move(':id'),
    { schema: { params: idParamsSchema, body: moveBodySchema, response: noteAnswer } },
    (request) => moveItem(deps, signedIn(request).userId, request.params.id, request.body.category),
  );
};

function sendList(reply: FastifyReply, etag: string, text: string | undefined) {
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  return text === undefined
    ? reply.code(304).send()
    : reply.type('application/json; charset=utf-8').send(text);
}
