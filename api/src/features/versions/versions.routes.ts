import {
  idParamsSchema,
  noteSchema,
  noteVersionSchema,
  paths,
  versionListSchema,
  versionNameSchema,
  versionParamsSchema,
  versionRestoreSchema,
  versionSummarySchema,
} from '@my-note/contract';
import type { Routes } from '../../core/http/routes.ts';
import { nameVersion, readVersion, readVersions, restoreVersion } from './versions.usecases.ts';

export const versionsRoutes: Routes = async (app, { deps }) => {
  app.get(
    paths.versions(':id'),
    { schema: { params: idParamsSchema, response: { 200: versionListSchema } } },
    (request) => readVersions(deps, request.userId, request.params.id),
  );

  app.get(
    paths.version(':id', ':versionId'),
    { schema: { params: versionParamsSchema, response: { 200: noteVersionSchema } } },
    (request) => readVersion(deps, request.userId, request.params.id, request.params.versionId),
  );

  app.patch(
    paths.version(':id', ':versionId'),
    {
      schema: {
        params: versionParamsSchema,
        body: versionNameSchema,
        response: { 200: versionSummarySchema },
      },
    },
    (request) => {
      const { id: itemId, versionId } = request.params;
      return nameVersion(deps, request.userId, { itemId, versionId }, request.body.name);
    },
  );

  app.post(
    paths.restoreVersion(':id', ':versionId'),
    {
      schema: {
        params: versionParamsSchema,
        body: versionRestoreSchema,
        response: { 200: noteSchema },
      },
    },
    (request) => {
      const { id: itemId, versionId } = request.params;
      const where = { itemId, versionId };
      return restoreVersion(deps, request.userId, where, request.body?.baseVersion);
    },
  );
};
