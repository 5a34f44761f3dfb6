import {
  bySlugQuerySchema,
  draftBodySchema,
  formerTitlesSchema,
  idParamsSchema,
  itemListSchema,
  moveBodySchema,
  noteEnvelopeSchema,
  noteListQuerySchema,
  noteListSchema,
  noteSchema,
  noteUpdateSchema,
  paths,
  pinBodySchema,
  previewsSchema,
} from '@my-note/contract';
import { iconBodySchema, lockBodySchema, previewsQuerySchema } from '@my-note/contract/item-calls';
import * as z from 'zod';
import { noteBody } from '../../core/http/body/body-size.ts';
import { sendJson } from '../../core/http/body/send-json.ts';
import type { Routes } from '../../core/http/routes.ts';
import { createBodyCache } from './body.cache.ts';
import { readFormerTitles } from './former-titles.usecases.ts';
import { readBacklinks, readList, readNotePreviews, readTrashed } from './list.usecases.ts';
import { LIST_HEADERS } from './list-tag.rules.ts';
import { moveItem } from './move.usecases.ts';
import {
  lockNote,
  openDraft,
  pinItem,
  readBySlug,
  readTrashedBySlug,
  setIcon,
  updateNote,
} from './notes.usecases.ts';

const unchangedSchema = z.null().describe('The list is as the caller knows it');
const noteAnswer = { 200: noteSchema };

export const notesRoutes: Routes = async (app, { deps }) => {
  const cache = createBodyCache();
  app.get(
    paths.notes,
    { schema: { querystring: noteListQuerySchema, response: { 200: noteListSchema, 304: unchangedSchema } } },
    async (request, reply) => {
      const { etag, body } = await readList(deps, cache, request.userId, {
        trash: request.query.filters?.deleted === 'true',
        accepted: request.headers['accept-encoding'],
        knownTags: request.headers['if-none-match'],
      });
      reply.header('etag', etag).headers(LIST_HEADERS);
      if (!body)
        return reply
          .code(304)
          .serializer(() => '')
          .send(null);
      if (body.encoding !== 'identity') reply.header('content-encoding', body.encoding);
      return sendJson(reply, body.bytes);
    },
  );

  app.get(
    paths.trashed(':id'),
    { schema: { params: idParamsSchema, response: { 200: itemListSchema } } },
    async (request, reply) => sendJson(reply, await readTrashed(deps, request.userId, request.params.id)),
  );

  app.get(
    paths.backlinks(':id'),
    { schema: { params: idParamsSchema, response: { 200: itemListSchema } } },
    async (request, reply) => sendJson(reply, await readBacklinks(deps, request.userId, request.params.id)),
  );

  app.get(
    paths.formerTitles(':id'),
    { schema: { params: idParamsSchema, response: { 200: formerTitlesSchema } } },
    (request) => readFormerTitles(deps, request.userId, request.params.id),
  );

  app.get(
    paths.noteBySlug,
    { schema: { querystring: bySlugQuerySchema, response: noteAnswer } },
    async (request, reply) => {
      const { slug, deleted } = request.query;
      const read = deleted ? readTrashedBySlug : readBySlug;
      return sendJson(reply, await read(deps, request.userId, slug));
    },
  );

  app.get(
    paths.previews,
    { schema: { querystring: previewsQuerySchema, response: { 200: previewsSchema } } },
    (request) => readNotePreviews(deps, request.userId, request.query.ids),
  );

  app.post(
    paths.draft,
    { schema: { body: draftBodySchema, response: { 200: noteEnvelopeSchema } } },
    async (request) => ({ data: await openDraft(deps, request.userId, request.body?.category) }),
  );

  app.put(
    paths.note(':id'),
    { ...noteBody, schema: { params: idParamsSchema, body: noteUpdateSchema, response: noteAnswer } },
    (request) => updateNote(deps, request.userId, request.params.id, request.body),
  );

  app.patch(
    paths.pin(':id'),
    { schema: { params: idParamsSchema, body: pinBodySchema, response: noteAnswer } },
    (request) => pinItem(deps, request.userId, request.params.id, request.body?.pinned),
  );

  app.patch(
    paths.icon(':id'),
    { schema: { params: idParamsSchema, body: iconBodySchema, response: noteAnswer } },
    (request) => setIcon(deps, request.userId, request.params.id, request.body.icon),
  );

  app.patch(
    paths.lock(':id'),
    { schema: { params: idParamsSchema, body: lockBodySchema, response: noteAnswer } },
    (request) => lockNote(deps, request.userId, request.params.id, request.body.locked),
  );

  app.patch(
    paths.move(':id'),
    { schema: { params: idParamsSchema, body: moveBodySchema, response: noteAnswer } },
    (request) => moveItem(deps, request.userId, request.params.id, request.body.category),
  );
};
