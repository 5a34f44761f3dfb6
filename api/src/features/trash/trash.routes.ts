import {
  emptiedSchema,
  emptyTrashQuerySchema,
  idParamsSchema,
  manyDoneSchema,
  noteSchema,
  paths,
  removedSchema,
  softDeleteBodySchema,
  trashDoneSchema,
  trashEntriesSchema,
} from '@my-note/contract';
import { manyBodySchema } from '@my-note/contract/item-calls';
import type { Routes } from '../../core/http/routes.ts';
import { changeMany } from './many.usecases.ts';
import {
  deleteMany,
  deletePermanently,
  emptyTrash,
  restoreItem,
  restoreMany,
  trashItem,
} from './trash.usecases.ts';

export const trashRoutes: Routes = async (app, { deps }) => {
  app.delete(
    paths.notes,
    { schema: { querystring: emptyTrashQuerySchema, response: { 200: emptiedSchema } } },
    (request) => emptyTrash(deps, request.userId),
  );

  app.post(
    paths.changeMany,
    { schema: { body: manyBodySchema, response: { 200: manyDoneSchema } } },
    (request) => changeMany(deps, request.userId, request.body),
  );

  const ofTrash = { schema: { body: trashEntriesSchema, response: { 200: trashDoneSchema } } };
  app.post(paths.restoreMany, ofTrash, (request) => restoreMany(deps, request.userId, request.body.ids));
  app.post(paths.deleteMany, ofTrash, (request) => deleteMany(deps, request.userId, request.body.ids));

  app.delete(
    paths.note(':id'),
    { schema: { params: idParamsSchema, response: { 200: removedSchema } } },
    (request) => deletePermanently(deps, request.userId, request.params.id),
  );

  app.delete(
    paths.softDelete(':id'),
    { schema: { params: idParamsSchema, body: softDeleteBodySchema, response: { 200: noteSchema } } },
    (request) => {
      const change = request.body?.restore ? restoreItem : trashItem;
      return change(deps, request.userId, request.params.id);
    },
  );
};
