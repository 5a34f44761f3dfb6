import {
  categoryCreateSchema,
  categoryEnvelopeSchema,
  categoryOptionsSchema,
  categoryUpdateSchema,
  idParamsSchema,
  orderingBodySchema,
  orderingEnvelopeSchema,
  orderingParamsSchema,
  paths,
} from '@my-note/contract';
import { listBody } from '../../core/http/body/body-size.ts';
import type { Routes } from '../../core/http/routes.ts';
import { createCategory, readOptions, updateCategory } from './categories.usecases.ts';
import { deleteCategory } from './delete-category.usecases.ts';
import { orderChildren } from './ordering.usecases.ts';

const categoryAnswer = { 200: categoryEnvelopeSchema };

export const categoriesRoutes: Routes = async (app, { deps }) => {
  app.get(
    paths.categoryOptions,
    { schema: { response: { 200: categoryOptionsSchema } } },
    async (request) => ({
      data: await readOptions(deps, request.userId),
    }),
  );

  app.post(
    paths.categories,
    { schema: { body: categoryCreateSchema, response: categoryAnswer } },
    async (request) => ({ data: await createCategory(deps, request.userId, request.body) }),
  );

  app.put(
    paths.category(':id'),
    { schema: { params: idParamsSchema, body: categoryUpdateSchema, response: categoryAnswer } },
    async (request) => ({
      data: await updateCategory(deps, request.userId, request.params.id, request.body),
    }),
  );

  app.put(
    paths.ordering(':id'),
    {
      ...listBody,
      schema: {
        params: orderingParamsSchema,
        body: orderingBodySchema,
        response: { 200: orderingEnvelopeSchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      const parentId = id === 'root' ? null : id;
      return { data: await orderChildren(deps, request.userId, parentId, request.body) };
    },
  );

  app.delete(
    paths.category(':id'),
    { schema: { params: idParamsSchema, response: categoryAnswer } },
    async (request) => ({ data: await deleteCategory(deps, request.userId, request.params.id) }),
  );
};
