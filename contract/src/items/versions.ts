import * as z from 'zod/mini';
import { idSchema, isoDateSchema } from '../base.ts';
import { LIMITS } from '../constants.ts';
import { itemTexts } from './texts.ts';

const versionShape = {
  _id: idSchema,
  /** When the note got this state. */
  createdAt: isoDateSchema,
  title: z.string(),
  version: z.int(),
  words: z.int(),
  characters: z.int(),
  /** Given by the writer; a named version is kept permanently. */
  name: z.nullable(z.string()),
};

/**
 * A former state of a note, without its text (docs/specification/service.md#versions). Newest first, the last 100
 * without a name are kept.
 */
export const versionSummarySchema = z.object(versionShape);
export interface VersionSummary extends z.infer<typeof versionSummarySchema> {}
export const versionListSchema = z.array(versionSummarySchema);

/** A former state of a note with its text. */
export const noteVersionSchema = z.object({ ...versionShape, content: z.string() });

/** Payload of PATCH …/versions/{versionId}: its name, or null to remove it. */
export const versionNameSchema = z.strictObject({
  name: z.nullable(
    z.string().check(
      z.trim(),
      z.minLength(1, { error: () => itemTexts.nameRequired }),
      z.maxLength(LIMITS.versionNameLength, {
        error: () => itemTexts.nameTooLong(LIMITS.versionNameLength),
      }),
    ),
  ),
});

/** Payload of POST …/versions/{versionId}/restore: a stale `baseVersion` responds 409 VERSION_CONFLICT. */
export const versionRestoreSchema = z.nullish(z.strictObject({ baseVersion: z.optional(z.int()) }));

/** Path parameters of the calls on one version. */
export const versionParamsSchema = z.strictObject({ id: idSchema, versionId: idSchema });
