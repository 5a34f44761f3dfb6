import { type RuntimeConfig, runtimeConfigSchema } from '@my-note/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../core/database.ts';
import { isLocal } from '../../core/http/is-local.ts';
import { countUsers } from '../../items/index.ts';
import type { Config } from '../config/config.ts';

/** The configuration that the browser reads at start: one build serves every configuration. */
export const runtimeConfig: FastifyPluginAsyncZod<{ config: Config; db: Database }> = async (
  app,
  { config, db },
) => {
  let hasAccounts = false;
  /** Without the database the site is served all the same, as one with accounts. */
  const isEmpty = async () => {
    hasAccounts ||= (await countUsers(db).catch(() => 1)) > 0;
    return !hasAccounts;
  };
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
    async (request, reply) => {
      reply.header('cache-control', 'no-cache');
      if (!(await isEmpty())) return values;
      return { ...values, firstAccount: isLocal(request) ? ('here' as const) : ('link' as const) };
    },
  );
};
