import * as z from 'zod/mini';
import { isoDateSchema } from '../base.ts';
import { registryEntrySchema } from '../registry.ts';
import { siteTexts } from './texts.ts';

/** Beside `paths`, because no page needs them at its start. */
export const releasePaths = {
  releases: '/releases',
  history: '/releases/history',
  figures: (name: string) => `/releases/${name}/figures`,
  compare: (name: string) => `/releases/${name}/compare`,
  change: (name: string, change: ReleaseChange) => `/releases/${name}/${change}`,
} as const;

/** What an operator does with a remote; each is a call of its own. */
export type ReleaseChange = 'promote' | 'rollback' | 'canary' | 'kill' | 'revive' | 'remove' | 'undo';

/** Codes of refusals: the remote was changed after the revision that was seen; anything else that the store refuses. */
export const RELEASE_MOVED = 'RELEASE_MOVED';
export const RELEASE_REFUSED = 'RELEASE_REFUSED';

const remoteNameSchema = registryEntrySchema.shape.name.check(z.maxLength(100));
const versionSchema = z.string().check(z.regex(/^[\w.+-]{1,100}$/, { error: () => siteTexts.noVersion }));
const revisionSchema = z.int().check(z.minimum(0));

/** Path parameters of a call on one remote. */
export const remoteParamsSchema = z.strictObject({ name: remoteNameSchema });

/** What browsers have measured of a version: loaded pages, failed ones, and 75th percentiles in milliseconds. */
const fieldSchema = z.object({
  loads: z.number(),
  failed: z.number(),
  load: z.optional(z.number()),
  lcp: z.optional(z.number()),
  inp: z.optional(z.number()),
});
export interface ReleaseField extends z.infer<typeof fieldSchema> {}

/** What the guard knows of a canary. */
const guardSchema = z.object({
  since: isoDateSchema,
  stepSince: isoDateSchema,
  who: z.string(),
  loads: z.int(),
  loadsNeeded: z.int(),
  secondsNeeded: z.number(),
  /** The share after this one, in percent. */
  next: z.union([z.number(), z.literal('live')]),
  /** `part` of 1 takes the canary back. */
  comparisons: z.array(z.object({ part: z.number(), text: z.string() })),
});
export interface ReleaseGuard extends z.infer<typeof guardSchema> {}

const RELEASE_ROLES = ['live', 'canary', 'previous', 'kept'] as const;

const keptSchema = z.object({
  version: z.string(),
  role: z.enum(RELEASE_ROLES),
  publishedAt: isoDateSchema,
  contract: z.string(),
});
export interface KeptRelease extends z.infer<typeof keptSchema> {}

const remoteSchema = z.object({
  name: z.string(),
  /** Null for a remote that was removed and of which releases are still kept. */
  live: z.nullable(z.string()),
  previous: z.nullable(z.string()),
  canary: z.nullable(z.object({ version: z.string(), percent: z.number(), guard: z.nullable(guardSchema) })),
  killed: z.boolean(),
  /** Of all that is kept of the live version and of the canary; null where nothing was reported. */
  field: z.nullable(fieldSchema),
  canaryField: z.nullable(fieldSchema),
  /** Newest first. */
  kept: z.array(keptSchema),
});
export interface ReleasedRemote extends z.infer<typeof remoteSchema> {}

/** Response of GET /releases. */
export const releasesSchema = z.object({
  store: z.object({
    /** `none`: no store is configured; `read-only`: the service must not write to it. */
    state: z.enum(['none', 'read-only', 'ready']),
    place: z.string(),
    /** Why it cannot be written, such as `EROFS`. */
    obstacle: z.nullable(z.string()),
    /** How many days the files of old versions stay. */
    keptDays: z.number(),
  }),
  /** Whether browsers report to this service, without which there are no figures and no guard. */
  reports: z.boolean(),
  revision: revisionSchema,
  host: z.nullable(z.object({ version: z.string(), contract: z.string() })),
  remotes: z.array(remoteSchema),
});
export interface Releases extends z.infer<typeof releasesSchema> {}

const flipSchema = z.object({
  revision: revisionSchema,
  at: isoDateSchema,
  who: z.string(),
  what: z.string(),
  notes: z.array(z.string()),
  /** Such as `notes`, `live`, a version before and after; null where there was none. */
  changes: z.array(
    z.object({
      name: z.string(),
      part: z.string(),
      from: z.nullable(z.union([z.string(), z.boolean()])),
      to: z.nullable(z.union([z.string(), z.boolean()])),
    }),
  ),
});
export interface Flip extends z.infer<typeof flipSchema> {}

/** Page of GET /releases/history, the newest first. `next` null means that this page is the last. */
export const historySchema = z.object({ data: z.array(flipSchema), next: z.nullable(revisionSchema) });
export const historyQuerySchema = z.strictObject({
  /** The flips before this revision. */
  before: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
});

/** Periods of the figures: an hour by 5 minutes, a day by hours, 30 days by days. */
export const FIGURE_PERIODS = ['hour', 'day', 'month'] as const;
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];
export const figuresQuerySchema = z.strictObject({ period: z.enum(FIGURE_PERIODS) });

/** What browsers counted from `at` on: loaded pages, and 75th percentiles where there are values. */
const momentSchema = z.object({
  at: isoDateSchema,
  loads: z.number(),
  /** Loaded pages on which files did not arrive, and on which the code failed: starting, rendering, or later. */
  failures: z.number(),
  errors: z.number(),
  load: z.nullable(z.number()),
  lcp: z.nullable(z.number()),
  inp: z.nullable(z.number()),
});
export interface FigureMoment extends z.infer<typeof momentSchema> {}

/** Response of GET /releases/{name}/figures: live version, canary, and the version before, as far as there are. */
export const figuresSchema = z.object({
  versions: z.array(
    z.object({
      version: z.string(),
      role: z.enum(RELEASE_ROLES),
      /** Of the whole period. */
      total: momentSchema,
      moments: z.array(momentSchema),
    }),
  ),
});
export interface ReleaseFigures extends z.infer<typeof figuresSchema> {}

export const compareQuerySchema = z.strictObject({ from: versionSchema, to: versionSchema });
const pairOf = <T extends z.ZodMiniType>(value: T) =>
  z.object({ what: z.string(), from: z.nullable(value), to: z.nullable(value) });

/** Response of GET /releases/{name}/compare; null where a version has none of it. */
export const comparisonSchema = z.object({
  contract: pairOf(z.string()),
  /** Compressed bytes of each part that a visitor downloads, and of all scripts and styles. */
  sizes: z.array(pairOf(z.number())),
  /** The range that each shared module is wanted in. */
  shared: z.array(pairOf(z.string())),
});
export interface ReleaseComparison extends z.infer<typeof comparisonSchema> {}

const reasonSchema = z.string().check(z.trim(), z.maxLength(300, { error: () => siteTexts.reasonTooLong }));

const seen = {
  /** Of the registry that the operator saw: refused when the remote was changed since. */
  revision: revisionSchema,
  /** Why, for the journal. */
  reason: z.optional(reasonSchema),
};

/** Payload of POST /releases/{name}/kill, revive, and remove. */
export const releaseChangeSchema = z.strictObject(seen);
/** Payload of POST /releases/{name}/promote and rollback. */
export const versionChangeSchema = z.strictObject({ ...seen, version: versionSchema });
/** Payload of POST /releases/{name}/canary; 0 percent ends it. */
export const canaryChangeSchema = z.strictObject({
  ...seen,
  version: versionSchema,
  percent: z.number().check(z.minimum(0), z.maximum(100)),
  /** Whether the guard takes it back or gives it more browsers. */
  guard: z.optional(z.boolean()),
});
/** Shares of the browsers that the page offers for a canary, in percent. */
export const CANARY_SHARES = ['1', '5', '10', '25', '50', '100'] as const;
/** What somebody fills in before a change. */
export const releaseFormSchema = z.object({
  reason: reasonSchema,
  percent: z.enum(CANARY_SHARES),
});

/** Payload of POST /releases/{name}/undo: the revision that the change made. */
export const undoSchema = z.strictObject({ revision: revisionSchema });

/** Response of a change. */
export const releaseChangedSchema = z.object({
  /** Of the registry now; what `undo` takes. */
  revision: revisionSchema,
  /** False when there was nothing to change. */
  changed: z.boolean(),
  /** What failed after the change, such as removing old files. */
  warning: z.nullable(z.string()),
});
export interface ReleaseChanged extends z.infer<typeof releaseChangedSchema> {}
