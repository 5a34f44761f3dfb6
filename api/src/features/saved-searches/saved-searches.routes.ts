import { idParamsSchema, removedSchema } from '@my-note/contract';
import {
  savedSearchCreateSchema,
  savedSearchListSchema,
  savedSearchPaths,
  savedSearchRenameSchema,
  savedSearchSchema,
} from '@my-note/contract/searches';
import type { Routes } from '../../core/http/routes.ts';
import { readSearches, removeSavedSearch, renameSavedSearch, saveSearch } from './saved-searches.usecases.ts';

/** Searches that people keep under a name (docs/specification/service.md#saved-searches). */
export const savedSearchesRoutes: Routes = async (app, { deps }) => {
  app.get(savedSearchPaths.searches, { schema: { response: { 200: savedSearchListSchema } } }, ({ userId }) =>
    readSearches(deps, userId),
  );

  app.post(
    savedSearchPaths.searches,
    { schema: { body: savedSearchCreateSchema, response: { 200: savedSearchSchema } } },
    ({ userId, body }) => saveSearch(deps, userId, body),
  );

  app.put(
    savedSearchPaths.search(':id'),
    {
      schema: { params: idParamsSchema, body: savedSearchRenameSchema, response: { 200: savedSearchSchema } },
    },
    ({ userId, params, body }) => renameSavedSearch(deps, userId, params.id, body.name),
  );

  app.delete(
    savedSearchPaths.search(':id'),
    { schema: { params: idParamsSchema, response: { 200: removedSchema } } },
    ({ userId, params }) => removeSavedSearch(deps, userId, params.id),
  );
};
