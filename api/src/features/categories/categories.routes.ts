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
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listBody } from '../../core/http/body-size.ts';
import { signedIn } from '../../core/http/session.ts';
import type { Services } from '../../core/services.ts';
import { createCategory, readOptions, updateCategory } from './categories.usecases.ts';
import { deleteCategory } from './delete-category.usecases.ts';
import { orderChildren } from './ordering.usecases.ts';

const categoryAnswer = { 200: categoryEnvelopeSchema };

export const categoriesRoutes: FastifyPluginAsyncZod<{ deps: Services }> = async (app, { deps }) => {
  app.get(
    paths.categoryOptions,
    { schema: { response: { 200: categoryOptionsSchema } } },
    async (request) => ({
      data: await readOptions(deps, signedIn(request).userId),
    }),
  );

  app.post(
    paths.categories,
    { schema: { body: categoryCreateSchema, response: categoryAnswer } },
    async (request) => ({ data: await createCategory(deps, signedIn(request).userId, request.body) }),
  );

  app.put(
    paths.category(':id'),
    { schema: { params: idParamsSchema, body: categoryUpdateSchema, response: categoryAnswer } },
    async (request) => ({
      data: await updateCategory(deps, signedIn(request).userId, request.params.id, request.body),
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
      return { data: await orderChildren(deps, signedIn(request).userId, parentId, request.body) };
    },
  );

  app.delete(
    paths.category(':id'),
    { schema: { params: idParamsSchema, response: categoryAnswer } },
    async (request) => ({ data: await deleteCategory(deps, signedIn(request).userId, request.params.id) }),
  );
};
