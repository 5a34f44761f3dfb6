import * as z from 'zod/mini';

/**
 * The adapter that a port uses (docs/specification/service.md#runtime-configuration), by its `kind`. Whatever else it
 * says belongs to
 * that adapter, which parses it: a further adapter changes nothing here.
 */
const adapterSchema = z.looseObject({ kind: z.string() });
export interface AdapterConfig extends z.infer<typeof adapterSchema> {}

/**
 * `/config.json`, read by the browser at start and never at build
 * (docs/specification/service.md#runtime-configuration).
 */
export const runtimeConfigSchema = z.object({
  apiHost: z.string(),
  signUp: z.enum(['open', 'closed']),
  /**
   * Only while the site has no account: whether this browser may create the first one, the operator's, as it is, or
   * needs the link that the service printed when it started.
   */
  firstAccount: z.optional(z.enum(['here', 'link'])),
  /** Days until items in the trash are deleted; absent when they are kept until their owner empties it. */
  trashRetentionDays: z.optional(z.int()),
  identity: adapterSchema,
  /** Further ways to sign in beside the first, in the order of their buttons. */
  moreIdentities: z.optional(z.array(adapterSchema)),
  feed: adapterSchema,
  /** Public half of the key that signs the registry, as one word; absent where none does. */
  siteKey: z.optional(z.string()),
  /** Other origins of remotes, and whether a developer may override a remote. */
  remotes: z.optional(z.object({ origins: z.array(z.string()), overrides: z.boolean() })),
  /** Where load times and failures of remotes are sent (OTLP over HTTP); absent when they are not sent. */
  telemetry: z.optional(z.object({ endpoint: z.string() })),
  /** Percent of the loaded pages that report to the service how remotes do; absent when none does. */
  reports: z.optional(z.number()),
});
export interface RuntimeConfig extends z.infer<typeof runtimeConfigSchema> {}
