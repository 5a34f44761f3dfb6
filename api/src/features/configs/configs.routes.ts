import { configEntrySchema, configListSchema, configUpdateSchema, paths } from '@my-note/contract';
import type { Routes } from '../../core/http/routes.ts';
import { type ConfigsDeps, readConfigs, updateConfig } from './configs.usecases.ts';

export const configsRoutes: Routes<ConfigsDeps> = async (app, { deps }) => {
  app.get(paths.configs, { schema: { response: { 200: configListSchema } } }, (request) =>
    readConfigs(deps, request.userId),
  );

  app.put(
    paths.configs,
    { schema: { body: configUpdateSchema, response: { 200: configEntrySchema } } },
    (request) => updateConfig(deps, request.userId, request.body),
  );
};
