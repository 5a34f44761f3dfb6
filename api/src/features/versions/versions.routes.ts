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
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedIn } from '../../core/http/session.ts';
import type { Services } from '../../core/services.ts';
import { nameVersion, readVersion, readVersions, restoreVersion } from './versions.usecases.ts';

export const versionsRoutes: FastifyPluginAsyncZod<{ deps: Services }> = async (app, { deps }) => {
  app.get(
    paths.versions(':id'),
    { schema: { params: idParamsSchema, response: { 200: versionListSchema } } },
    (request) => readVersions(deps, signedIn(request).userId, request.params.id),
  );

  app.get(
    paths.version(':id', ':versionId'),
    { schema: { params: versionParamsSchema, response: { 200: noteVersionSchema } } },
    (request) => readVersion(deps, signedIn(request).userId, request.params.id, request.params.versionId),
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
      return nameVersion(deps, signedIn(request).userId, { itemId, versionId }, request.body.name);
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
      return restoreVersion(deps, signedIn(request).userId, where, request.body?.baseVersion);
    },
  );
};
