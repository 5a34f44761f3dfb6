import { paths } from '@my-note/contract';
import { identityListSchema } from '@my-note/contract/account';
import type { Routes } from '../../../core/http/routes.ts';
import { requireSessionAuth } from '../../../core/http/session.ts';
import { readIdentities } from './links.usecases.ts';

export const identitiesRoutes: Routes = async (app, { deps }) => {
  app.get(paths.identities, { schema: { response: { 200: identityListSchema } } }, (request) =>
    readIdentities(deps, requireSessionAuth(request).userId),
  );
};
