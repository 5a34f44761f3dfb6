import { configEntrySchema, configListSchema, configUpdateSchema, paths } from '@my-note/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedIn } from '../../core/http/session.ts';
import { type ConfigsDeps, readConfigs, updateConfig } from './configs.usecases.ts';

export const configsRoutes: FastifyPluginAsyncZod<{ deps: ConfigsDeps }> = async (app, { deps }) => {
  app.get(paths.configs, { schema: { response: { 200: configListSchema } } }, (request) =>
    readConfigs(deps, signedIn(request).userId),
  );

  app.put(
    paths.configs,
    { schema: { body: configUpdateSchema, response: { 200: configEntrySchema } } },
    (request) => updateConfig(deps, signedIn(request).userId, request.body),
  );
};
