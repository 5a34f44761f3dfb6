import * as z from 'zod/mini';

const percent = z.number().check(z.gt(0), z.lt(100));
const times = z.number().check(z.gt(1), z.maximum(100));
const count = z.int().check(z.minimum(1), z.maximum(1_000_000));

/** `myNote.guard` in the package.json of a remote: what a guarded canary may do worse, and how fast it gets more browsers. */
export const guardSchema = z.strictObject({
  /** Percent of the loaded pages on which the remote's code may fail: it throws while starting, rendering, or later. */
  errors: z.optional(percent),
  /** Percent of the loaded pages on which its files may fail to arrive. */
  failures: z.optional(percent),
  /** How many times the 75th percentile of what is live may be reached: load, interactions, memory. */
  load: z.optional(times),
  inp: z.optional(times),
  heap: z.optional(times),
  /** Loaded pages and seconds before the share grows. */
  stepLoads: z.optional(count),
  stepSeconds: z.optional(count),
  /** Seconds for which all browsers have it before it is made live. */
  watchSeconds: z.optional(count),
});
export type DeclaredGuard = z.infer<typeof guardSchema>;
export type Thresholds = Required<{ [Key in keyof DeclaredGuard]: NonNullable<DeclaredGuard[Key]> }>;

export const DEFAULT_THRESHOLDS: Thresholds = {
  errors: 0.1,
  failures: 1,
  load: 1.2,
  inp: 1.2,
  heap: 1.2,
  stepLoads: 6,
  stepSeconds: 5,
  watchSeconds: 600,
};

export const thresholdsOf = (declared: DeclaredGuard = {}): Thresholds => ({
  ...DEFAULT_THRESHOLDS,
  ...Object.fromEntries(Object.entries(declared).filter(([, value]) => value !== undefined)),
});
