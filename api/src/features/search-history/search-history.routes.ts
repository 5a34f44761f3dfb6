import {
  emptiedSchema,
  idParamsSchema,
  paths,
  removedSchema,
  searchHistoryCreateSchema,
  searchHistoryEntrySchema,
  searchHistorySchema,
} from '@my-note/contract';
import type { Routes } from '../../core/http/routes.ts';
import { addToHistory, emptyHistory, readHistory, removeFromHistory } from './search-history.usecases.ts';

export const searchHistoryRoutes: Routes = async (app, { deps }) => {
  app.get(paths.searchHistory, { schema: { response: { 200: searchHistorySchema } } }, (request) =>
    readHistory(deps, request.userId),
  );

  app.post(
    paths.searchHistory,
    { schema: { body: searchHistoryCreateSchema, response: { 200: searchHistoryEntrySchema } } },
    (request) => addToHistory(deps, request.userId, request.body.keyword),
  );

  app.delete(paths.searchHistory, { schema: { response: { 200: emptiedSchema } } }, (request) =>
    emptyHistory(deps, request.userId),
  );

  app.delete(
    paths.searchHistoryEntry(':id'),
    { schema: { params: idParamsSchema, response: { 200: removedSchema } } },
    (request) => removeFromHistory(deps, request.userId, request.params.id),
  );
};
