import { contentSearchQuerySchema, contentSearchSchema, paths } from '@my-note/contract';
import type { Routes } from '../../core/http/routes.ts';
import { searchContent } from './search.usecases.ts';

export const searchRoutes: Routes = async (app, { deps }) => {
  app.get(
    paths.contentSearch,
    { schema: { querystring: contentSearchQuerySchema, response: { 200: contentSearchSchema } } },
    (request) => searchContent(deps, request.userId, request.query.q),
  );
};
