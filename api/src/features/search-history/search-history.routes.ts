import {
  emptiedSchema,
  idParamsSchema,
  paths,
  removedSchema,
  searchHistoryCreateSchema,
  searchHistoryEntrySchema,
  searchHistorySchema,
} from '@my-note/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedIn } from '../../core/http/session.ts';
import type { Services } from '../../core/services.ts';
import { addToHistory, emptyHistory, readHistory, removeFromHistory } from './search-history.usecases.ts';

export const searchHistoryRoutes: FastifyPluginAsyncZod<{ deps: Services }> = async (app, { deps }) => {
  app.get(paths.searchHistory, { schema: { response: { 200: searchHistorySchema } } }, (request) =>
    readHistory(deps, signedIn(request).userId),
  );

  app.post(
    paths.searchHistory,
    { schema: { body: searchHistoryCreateSchema, response: { 200: searchHistoryEntrySchema } } },
    (request) => addToHistory(deps, signedIn(request).userId, request.body.keyword),
  );

  app.delete(paths.searchHistory, { schema: { response: { 200: emptiedSchema } } }, (request) =>
    emptyHistory(deps, signedIn(request).userId),
  );

  app.delete(
    paths.searchHistoryEntry(':id'),
    { schema: { params: idParamsSchema, response: { 200: removedSchema } } },
    (request) => removeFromHistory(deps, signedIn(request).userId, request.params.id),
  );
};
