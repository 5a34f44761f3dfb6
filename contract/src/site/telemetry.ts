import * as z from 'zod/mini';

/** Beside `paths`, because no page needs it at its start. */
export const TELEMETRY_PATH = '/telemetry';

/** How modules of a remote fail to load, and how its code fails. */
export const TELEMETRY_FAILURES = [
  'network',
  'timeout',
  'integrity',
  'contract',
  'shared-version',
  'gone',
  'evaluation',
  'render',
  'script',
] as const;
export type TelemetryFailure = (typeof TELEMETRY_FAILURES)[number];

/** Kinds that are faults of a remote's code; the others are faults of its delivery. */
export const CODE_FAILURES: readonly TelemetryFailure[] = ['evaluation', 'render', 'script'];

/** Measured values that are kept as histograms; milliseconds, and megabytes for `heap`. */
export const TELEMETRY_MEASURES = ['load', 'lcp', 'inp', 'heap'] as const;
export type TelemetryMeasure = (typeof TELEMETRY_MEASURES)[number];

const nameSchema = z.string().check(z.minLength(1), z.maxLength(100));
const countSchema = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
const valuesSchema = z.optional(z.array(countSchema).check(z.maxLength(20)));

/** What one remote did on a page since the last report. */
const remoteTelemetrySchema = z.strictObject({
  name: nameSchema,
  version: nameSchema,
  /** The remote was wanted on this page for the first time: one load of a page, which succeeds or fails. */
  wanted: z.optional(z.boolean()),
  /** The first failure of delivery, and the first of code, of this load of a page. */
  failures: z.optional(z.array(z.enum(TELEMETRY_FAILURES)).check(z.maxLength(2))),
  /** Milliseconds from the request for each module until it could be shown. */
  load: valuesSchema,
  /** Milliseconds until the largest content of the remote's page was drawn. */
  lcp: valuesSchema,
  /** The slowest interaction with the remote's page, in milliseconds. */
  inp: valuesSchema,
  /** Megabytes of the page's memory while the remote's page was shown. */
  heap: valuesSchema,
  /** Long animation frames by scripts of the remote, and how long these scripts ran in them. */
  frames: z.optional(countSchema),
  frameMs: z.optional(countSchema),
  /** Bytes of the remote's files that were transferred. */
  bytes: z.optional(countSchema),
  /** Entries of the kit that the remote imports. */
  kit: z.optional(z.array(nameSchema).check(z.maxLength(40))),
});
export interface RemoteTelemetry extends z.infer<typeof remoteTelemetrySchema> {}

/**
 * Payload of POST /telemetry (docs/specification/composition.md#telemetry): at most one a minute from a page, and nothing
 * about users, their addresses, or their notes.
 */
export const telemetrySchema = z.strictObject({
  remotes: z.array(remoteTelemetrySchema).check(z.maxLength(20)),
});
export interface TelemetryReport extends z.infer<typeof telemetrySchema> {}

// Each bin is a tenth wider than the one before.
const BINS_PER_DOUBLING = 8;
const LAST_BIN = 144;

/** Bin of a value in a histogram; bin 0 is everything up to 1. */
export const binOf = (value: number): number =>
  value <= 1 ? 0 : Math.min(LAST_BIN, Math.ceil(Math.log2(value) * BINS_PER_DOUBLING));

/** The largest value of a bin. */
export const edgeOf = (bin: number): number => 2 ** (bin / BINS_PER_DOUBLING);
