import * as z from 'zod/mini';
import { LIMITS } from './constants.ts';

/** Counts the changes of these messages. A page and a frame of different builds of the host do not fit. */
export const PROTOCOL = 1;

/** The message by which a frame says that it is ready; the page answers it once, with the port. */
export const readySchema = z.strictObject({ type: z.literal('my-note:isolated-ready'), protocol: z.int() });

/** Longest body of a call: the text of the longest note as JSON, in characters. */
const BODY = LIMITS.contentLength * 2 + 1_000;
const text = (most: number) => z.string().check(z.maxLength(most));
const kindSchema = z.enum([
  ...(['network', 'timeout', 'integrity', 'contract'] as const),
  ...(['shared-version', 'evaluation', 'render'] as const),
]);

// No discriminated union: nothing in the host's first load has one, and zod is in it as a whole.
/** Everything that a frame may send through its port; what does not fit is dropped and counted. */
export const fromFrameSchema = z.union([
  /** The page of the remote is drawn. */
  z.strictObject({ type: z.literal('mounted') }),
  z.strictObject({
    type: z.literal('height'),
    height: z.number().check(z.minimum(0), z.maximum(10_000_000)),
  }),
  z.strictObject({ type: z.literal('failed'), kind: kindSchema, message: text(1_000) }),
  z.strictObject({
    type: z.literal('call'),
    id: z.int(),
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    /** Path of the service with its query, without the base of all paths. */
    address: text(4_000),
    body: z.optional(text(BODY)),
  }),
  z.strictObject({ type: z.literal('store'), key: text(1_000), value: z.nullable(text(100_000)) }),
  z.strictObject({ type: z.literal('navigate'), to: text(2_000), replace: z.boolean() }),
  z.strictObject({ type: z.literal('open'), url: text(2_000) }),
  z.strictObject({
    type: z.literal('key'),
    key: text(20),
    code: text(20),
    ctrlKey: z.boolean(),
    metaKey: z.boolean(),
    shiftKey: z.boolean(),
    altKey: z.boolean(),
  }),
]);
export type FromFrame = z.infer<typeof fromFrameSchema>;

/**
 * Body of the one write that can be granted: the text of a note, and nothing else of it. A title or a category would move the
 * note out of the grant.
 */
export const grantedTextSchema = z.strictObject({
  content: text(LIMITS.contentLength),
  baseVersion: z.int(),
  allowEmpty: z.optional(z.boolean()),
});
