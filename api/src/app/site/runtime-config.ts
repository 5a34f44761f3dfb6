import { type RuntimeConfig, runtimeConfigSchema } from '@my-note/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Config } from '../config/config.ts';

/** The configuration that the browser reads at start: one build serves every configuration. */
export const runtimeConfig: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config }) => {
  const [identity = { kind: '' }, ...moreIdentities] = config.identities.map(({ browser }) => browser);
  const values: RuntimeConfig = {
    apiHost: config.apiHost,
    signUp: config.signUp,
    ...(config.trashRetentionDays === undefined ? {} : { trashRetentionDays: config.trashRetentionDays }),
    identity,
    ...(moreIdentities.length > 0 ? { moreIdentities } : {}),
    feed: config.feed.browser,
    ...config.composition.browser,
  };
  app.get(
    '/config.json',
    { schema: { hide: true, response: { 200: runtimeConfigSchema } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      return values;
    },
  );
};
