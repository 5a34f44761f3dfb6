import { idParamsSchema, paths, removedSchema } from '@my-note/contract';
import { transcriptSchema, transcriptUpdateSchema } from '@my-note/contract/youtube';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { transcriptBody } from '../../../core/http/body/body-size.ts';
import { signedIn } from '../../../core/http/session.ts';
import type { Services } from '../../../core/services.ts';
import { readTranscript, removeTranscript, writeTranscript } from './transcripts.usecases.ts';

const byId = { params: idParamsSchema };

export const transcriptsRoutes: FastifyPluginAsyncZod<{ deps: Services }> = async (app, { deps }) => {
  app.get(paths.transcript(':id'), { schema: { ...byId, response: { 200: transcriptSchema } } }, (request) =>
    readTranscript(deps, signedIn(request).userId, request.params.id),
  );

  app.put(
    paths.transcript(':id'),
    {
      ...transcriptBody,
      schema: { ...byId, body: transcriptUpdateSchema, response: { 200: transcriptSchema } },
    },
    (request) => writeTranscript(deps, signedIn(request).userId, request.params.id, request.body),
  );

  app.delete(paths.transcript(':id'), { schema: { ...byId, response: { 200: removedSchema } } }, (request) =>
    removeTranscript(deps, signedIn(request).userId, request.params.id),
  );
};
