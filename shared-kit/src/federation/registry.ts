import * as z from 'zod/mini';

const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
const fileSchema = z.object({ url: z.string(), integrity: integritySchema });

/** One remote in the registry (composition, delivery 5). */
export const registryEntrySchema = z.object({
  /** Short name used in ids: `notes` in `notes/note-page`. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  /** Name of its container in the page: `remote_notes`. */
  scope: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)),
  version: z.string(),
  manifest: fileSchema,
  entry: fileSchema,
  /** Range of contract versions it was built for, such as `^1.0.0`. */
  contract: z.string(),
  routes: z.array(z.string()),
  /** Setting that must be on before anything of it is fetched. */
  flag: z.optional(z.string()),
  previous: z.optional(z.nullable(z.string())),
  killed: z.optional(z.boolean()),
});
export type RegistryEntry = z.infer<typeof registryEntrySchema>;

/** `registry.json`: the only thing the host reads to find remotes. */
export const registrySchema = z.object({
  schema: z.literal(1),
  revision: z.int(),
  remotes: z.array(registryEntrySchema),
});
export type Registry = z.infer<typeof registrySchema>;
