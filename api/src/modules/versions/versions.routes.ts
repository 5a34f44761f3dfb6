import {
  idParamsSchema,
  noteSchema,
  noteVersionSchema,
  paths,
  versionListSchema,
  versionParamsSchema,
} from '@my-note/shared-kit/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedIn } from '../../plugins/authentication.ts';
import type { Services } from '../../services.ts';
import { readVersion, readVersions, restoreVersion } from './versions.usecases.ts';

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

  app.post(
    paths.restoreVersion(':id', ':versionId'),
    { schema: { params: versionParamsSchema, response: { 200: noteSchema } } },
    (request) => restoreVersion(deps, signedIn(request).userId, request.params.id, request.params.versionId),
  );
};
