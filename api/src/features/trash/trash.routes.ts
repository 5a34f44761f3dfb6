import {
  emptiedSchema,
  emptyTrashQuerySchema,
  idParamsSchema,
  noteSchema,
  paths,
  removedSchema,
  softDeleteBodySchema,
  trashDoneSchema,
  trashEntriesSchema,
} from '@my-note/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedIn } from '../../core/http/session.ts';
import type { Services } from '../../core/services.ts';
import {
  deleteMany,
  deletePermanently,
  emptyTrash,
  restoreItem,
  restoreMany,
  trashItem,
} from './trash.usecases.ts';

export const trashRoutes: FastifyPluginAsyncZod<{ deps: Services }> = async (app, { deps }) => {
  app.delete(
    paths.notes,
    { schema: { querystring: emptyTrashQuerySchema, response: { 200: emptiedSchema } } },
    (request) => emptyTrash(deps, signedIn(request).userId),
  );

  const ofTrash = { schema: { body: trashEntriesSchema, response: { 200: trashDoneSchema } } };
  app.post(paths.restoreMany, ofTrash, (request) =>
    restoreMany(deps, signedIn(request).userId, request.body.ids),
  );
  app.post(paths.deleteMany, ofTrash, (request) =>
    deleteMany(deps, signedIn(request).userId, request.body.ids),
  );

  app.delete(
    paths.note(':id'),
    { schema: { params: idParamsSchema, response: { 200: removedSchema } } },
    (request) => deletePermanently(deps, signedIn(request).userId, request.params.id),
  );

  app.delete(
    paths.softDelete(':id'),
    { schema: { params: idParamsSchema, body: softDeleteBodySchema, response: { 200: noteSchema } } },
    (request) => {
      const change = request.body?.restore ? restoreItem : trashItem;
      return change(deps, signedIn(request).userId, request.params.id);
    },
  );
};
