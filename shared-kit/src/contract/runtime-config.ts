import * as z from 'zod/mini';

/** `/config.json`, read by the browser at start and never at build (decisions, section 4). */
export const runtimeConfigSchema = z.object({
  apiHost: z.string(),
  signUp: z.enum(['open', 'closed']),
  /** Days after which the trash is deleted for good; absent when it is kept until its owner empties it. */
  trashRetentionDays: z.optional(z.int()),
  identity: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('embedded') }),
    z.object({
      kind: z.literal('firebase'),
      options: z.record(z.string(), z.string()),
      emulatorUrl: z.optional(z.string()),
    }),
  ]),
  feed: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('sse') }),
    z.object({ kind: z.literal('firestore') }),
  ]),
});
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
