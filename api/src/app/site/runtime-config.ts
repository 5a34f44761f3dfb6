import { type RuntimeConfig, runtimeConfigSchema } from '@my-note/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../core/database.ts';
import { isLocal } from '../../core/http/is-local.ts';
import { inTime } from '../../core/promises/in-time.ts';
import { countUsers } from '../../items/index.ts';
import type { Config } from '../config/config.ts';

const COUNT_MS = 1_000;

type Asked = Pick<FastifyRequest, 'socket' | 'headers'>;
/** Makes the configuration for a browser. */
export type RuntimeConfigFor = (request: Asked) => Promise<RuntimeConfig>;

/** The configuration that the browser reads at start: one build serves every configuration. */
export function createRuntimeConfig(config: Config, db: Database): RuntimeConfigFor {
  let hasAccounts = false;
  /** While the database does not respond, the site is served all the same, as one with accounts. */
  const isEmpty = async () => {
    if (hasAccounts) return false;
    const count = await inTime(countUsers(db), COUNT_MS).catch(() => undefined);
    hasAccounts = count !== undefined && count > 0;
    return count === 0;
  };
  const [identity = { kind: '' }, ...moreIdentities] = config.identities.map(({ browser }) => browser);
  const values: RuntimeConfig = {
    apiHost: config.apiHost,
    signUp: config.signUp,
    ...(config.trashRetentionDays === undefined ? {} : { trashRetentionDays: config.trashRetentionDays }),
    identity,
    ...(moreIdentities.length > 0 ? { moreIdentities } : {}),
    feed: config.feed.browser,
    ...(config.siteKey ? { siteKey: config.siteKey.publicKey } : {}),
    ...config.composition.browser,
  };
  return async (request) => {
    if (!(await isEmpty())) return values;
    return { ...values, firstAccount: isLocal(request) ? 'here' : 'link' };
  };
}

/** The same as a file, for pages that another server sends. */
export const runtimeConfig: FastifyPluginAsyncZod<{ configFor: RuntimeConfigFor }> = async (
  app,
  { configFor },
) => {
  app.get(
    '/config.json',
    { schema: { hide: true, response: { 200: runtimeConfigSchema } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-cache');
      return configFor(request);
    },
  );
};
