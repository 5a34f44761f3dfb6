import * as z from 'zod/mini';

const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
const fileSchema = z.object({ url: z.string(), integrity: integritySchema });

/** A page of a remote, as its package.json declares it (`myNote.pages`), with its files. */
export const pageSchema = z.object({
  /** React Router pattern, such as `/i/youtube/:videoId`. */
  path: z.string(),
  /** Exposed page module: `note-page` in `notes/note-page`. */
  module: z.string(),
  /** Its name while it loads; with a path that has no parameter, also the words of its link in the sidebar. */
  label: z.optional(z.string()),
  /** Icon of the link: `message`, `share`, `trash`, `video`; any other name shows a general one. */
  icon: z.optional(z.string()),
  /** Place of the link among the others, counted up; links without one come last. */
  position: z.optional(z.number()),
  /** Open without a user. */
  public: z.optional(z.boolean()),
  /** False hides the sidebar. */
  sidebar: z.optional(z.boolean()),
  /** Data to start before the page's code is there: `note`, the note of the address. */
  prefetch: z.optional(z.string()),
  /** URLs of the scripts it needs beside the entry, so that they may be fetched ahead. */
  files: z.array(z.string()),
});
export type RegistryPage = z.infer<typeof pageSchema>;

const release = {
  version: z.string(),
  /** Name of its container in the page: `remote_notes`. */
  scope: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)),
  manifest: fileSchema,
  entry: fileSchema,
  /** Range of contract versions it was built for, such as `^1.5.0`. */
  contract: z.string(),
  pages: z.optional(z.array(pageSchema)),
  /** Open slots it fills, by the slot's name: the exposed module. */
  fills: z.optional(z.record(z.string(), z.string())),
};

/** One published version of a remote: an immutable directory, pinned by the hashes of manifest and entry. */
export const releaseSchema = z.object(release);
export type Release = z.infer<typeof releaseSchema>;

/** One remote in the registry (docs/specification/composition.md#registry-entry). Its own `version` is the live one. */
export const registryEntrySchema = z.object({
  ...release,
  /** Short name used in ids: `notes` in `notes/note-page`. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  routes: z.array(z.string()),
  /** Setting that must be on before anything of it is fetched. */
  flag: z.optional(z.string()),
  /** Version before the live one; what the host falls back to. Described in `releases`. */
  previous: z.optional(z.nullable(z.string())),
  /** A share of the browsers, in percent, gets another version. Described in `releases`. */
  canary: z.optional(
    z.object({ version: z.string(), percent: z.number().check(z.minimum(0), z.maximum(100)) }),
  ),
  /** The versions that `previous` and `canary` name. */
  releases: z.optional(z.array(releaseSchema)),
  /** Switched off for everybody: nothing of it is fetched. */
  killed: z.optional(z.boolean()),
});
export type RegistryEntry = z.infer<typeof registryEntrySchema>;

/** The host that is live: what a publish has to fit, and what an open tab compares itself with. */
const liveHostSchema = z.object({
  version: z.string(),
  contract: z.string(),
  /** Versions of what it shares, by module name. */
  shared: z.record(z.string(), z.string()),
});
export type LiveHost = z.infer<typeof liveHostSchema>;

/** `registry.json`: the only thing the host reads to find remotes. Fields a host does not know are left aside. */
export const registrySchema = z.object({
  schema: z.literal(1),
  /** Counts flips; a flip that expected another revision is refused. */
  revision: z.int(),
  host: z.optional(liveHostSchema),
  remotes: z.array(registryEntrySchema),
});
export type Registry = z.infer<typeof registrySchema>;
