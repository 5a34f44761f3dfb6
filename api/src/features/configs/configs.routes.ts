import { configEntrySchema, configListSchema, configUpdateSchema, paths } from '@my-note/contract';
import { OWN_CSS_PATH, ownCssSchema } from '@my-note/contract/look';
import type { Routes } from '../../core/http/routes.ts';
import { type ConfigsDeps, readConfigs, updateConfig } from './configs.usecases.ts';
import { changeOwnCss, readOwnCss } from './own-css.usecases.ts';

export const configsRoutes: Routes<ConfigsDeps> = async (app, { deps }) => {
  app.get(paths.configs, { schema: { response: { 200: configListSchema } } }, (request) =>
    readConfigs(deps, request.userId),
  );

  app.put(
    paths.configs,
    { schema: { body: configUpdateSchema, response: { 200: configEntrySchema } } },
    (request) => updateConfig(deps, request.userId, request.body),
  );

  app.get(OWN_CSS_PATH, { schema: { response: { 200: ownCssSchema } } }, (request) =>
    readOwnCss(deps, request.userId),
  );

  app.put(OWN_CSS_PATH, { schema: { body: ownCssSchema, response: { 200: ownCssSchema } } }, (request) =>
    changeOwnCss(deps, request.userId, request.body),
  );
};
