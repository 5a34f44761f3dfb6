import * as z from 'zod/mini';

export { EXTENSION_POINT_FAMILIES, EXTENSION_POINTS, extensionPointSchema } from './extension-points.ts';

const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
const fileSchema = z.object({ url: z.string(), integrity: integritySchema });

/** A page of a remote, as its package.json declares it (`myNote.pages`), with its files. */
export const pageSchema = z.object({
  /** React Router pattern, such as `/i/youtube/:videoId`. */
  path: z.string(),
  /** Former addresses, which lead to the present one; each has the parameters of `path`. */
  aliases: z.optional(z.array(z.string())),
  /** Exposed page module: `note-page` in `notes/note-page`. */
  module: z.string(),
  /** Its name while it loads; for a path without parameters, also the text of its link in the sidebar. */
  label: z.optional(z.string()),
  /** The label in other languages, by their tags (`de`, `pt-BR`). */
  labels: z.optional(z.record(z.string(), z.string())),
  /** Icon of the link: path data of an SVG, or `message`, `share`, `trash`, `video`; another name shows a generic one. */
  icon: z.optional(z.string()),
  /** Position of the link among the others, ascending; links without one are last. */
  position: z.optional(z.number()),
  /** Open without a user. */
  public: z.optional(z.boolean()),
  /** False hides the sidebar. */
  sidebar: z.optional(z.boolean()),
  /** Data to fetch before the page's code is loaded: `note`, the note of the address. */
  prefetch: z.optional(z.string()),
  /** URLs of its scripts besides the entry, so that they can be fetched early. */
  files: z.array(z.string()),
  /**
   * Scripts that are likely to be wanted next, such as an editor, downloaded when the page has loaded: in package.json
   * the names of chunks (`webpackChunkName`), in a registry their URLs.
   */
  next: z.optional(z.array(z.string())),
});
export interface RegistryPage extends z.infer<typeof pageSchema> {}

const release = {
  version: z.string(),
  /** Name of its container in the page: `remote_notes`. */
  scope: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)),
  manifest: fileSchema,
  entry: fileSchema,
  /** Range of contract versions it was built for, such as `^1.5.0`. */
  contract: z.string(),
  pages: z.optional(z.array(pageSchema)),
  /**
   * Hash of each file of its pages, by URL: with them, a host needs no manifest before it runs the entry. Absent for a
   * remote that was published by an older tool, or whose entry is an ES module.
   */
  scripts: z.optional(z.record(z.string(), integritySchema)),
  /** The extension points that it fills: exposed modules by the point's name. A host ignores those it does not know. */
  fills: z.optional(z.record(z.string(), z.string())),
  /** The languages it has besides English, as exposed modules `language-<tag>`. */
  languages: z.optional(z.array(z.string())),
  /** Words of the switch in the settings that its `flag` is turned on with, for `optionalRemotes:<name>`. */
  setting: z.optional(
    z.object({
      label: z.string(),
      hint: z.optional(z.string()),
      /** Both in other languages, by their tags. */
      labels: z.optional(z.record(z.string(), z.string())),
      hints: z.optional(z.record(z.string(), z.string())),
    }),
  ),
};

/** One published version of a remote: an immutable directory, pinned by the hashes of manifest and entry. */
export const releaseSchema = z.object(release);
export interface Release extends z.infer<typeof releaseSchema> {}

/** A remote in the registry (docs/specification/composition.md#registry-entry). Its own `version` is live. */
export const registryEntrySchema = z.object({
  ...release,
  /** Short name used in ids: `notes` in `notes/note-page`. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  routes: z.array(z.string()),
  /**
   * Setting that must be on before any of its files is fetched: the key of a switch, or `optionalRemotes:<name>` for a name
   * in that list.
   */
  flag: z.optional(z.string()),
  /** Version before the live one, which is the host's fallback. Described in `releases`. */
  previous: z.optional(z.nullable(z.string())),
  /** A percentage of the browsers gets another version. Described in `releases`. */
  canary: z.optional(
    z.object({ version: z.string(), percent: z.number().check(z.minimum(0), z.maximum(100)) }),
  ),
  /** The versions in `previous` and `canary`. */
  releases: z.optional(z.array(releaseSchema)),
  /** Where its code runs: any value means an isolated frame, and none the page itself (docs/decisions/0065). */
  trust: z.optional(z.string()),
  /** What an isolated remote gets, a `Grant` of grant.ts; hosts parse it when they need it. */
  grant: z.optional(z.unknown()),
  /** Switched off for all users: none of its files is fetched. */
  killed: z.optional(z.boolean()),
});
export interface RegistryEntry extends z.infer<typeof registryEntrySchema> {}

/** The live host: a publish has to fit it, and an open tab compares itself with it. */
const liveHostSchema = z.object({
  version: z.string(),
  contract: z.string(),
  /** Versions of its shared modules, by name. */
  shared: z.record(z.string(), z.string()),
});
export interface LiveHost extends z.infer<typeof liveHostSchema> {}

/** `registry.json`: the only file from which the host finds remotes. A host ignores unknown fields. */
export const registrySchema = z.object({
  schema: z.literal(1),
  /** Counts flips; a flip that expected another revision is refused. */
  revision: z.int(),
  /** Name of the sequence of flips that revisions are compared in; a site that began again has another. */
  history: z.optional(z.string()),
  /** By the key of the site, over `signedRegistryText`. */
  signature: z.optional(z.object({ key: z.string(), value: z.string() })),
  host: z.optional(liveHostSchema),
  remotes: z.array(registryEntrySchema),
});
export interface Registry extends z.infer<typeof registrySchema> {}

/**
 * What a site signs of its registry (docs/specification/composition.md#signed-registry): all of it but the signature, as
 * JSON, behind a line that no other signature begins with.
 * @param registry as it was parsed, with its fields in their order and with those that this version does not know
 */
export function signedRegistryText(registry: object): string {
  const { signature: _signature, ...signed } = registry as Partial<Registry>;
  return `my-note.registry.v1\n${JSON.stringify(signed)}`;
}
