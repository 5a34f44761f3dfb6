import * as z from 'zod/mini';

/** Identifier of every stored row: a UUID, version 7. Ids are compared as text, so capitals are lowered. */
export const idSchema = z.uuid().check(z.toLowerCase());

/** A pattern of ids. */
export const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/**
 * In a visitor's calls on a note that a shared one embeds: the ids of the notes around it, from the shared one to the one
 * that embeds it, separated by commas.
 */
export const throughSchema = z
  .string()
  .check(z.toLowerCase(), z.regex(new RegExp(`^${UUID}(?:,${UUID}){0,2}$`)));

/** Point in time in requests and responses: ISO 8601 with a zone. */
export const isoDateSchema = z.iso.datetime({ offset: true });

/** Fields of every stored entity (docs/specification/service.md#base-record). */
export const baseRecordShape = {
  _id: idSchema,
  createdBy: idSchema,
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
  deleted: z.boolean(),
};

/** Path parameters of a call on one row. */
export const idParamsSchema = z.strictObject({ id: idSchema });

/** Base filter: `deleted` is sent as the text true or false (docs/specification/service.md#filters). */
export const baseFilterSchema = z.strictObject({ deleted: z.optional(z.enum(['true', 'false'])) });

/** Soft-delete payload; the whole payload may be absent (docs/specification/service.md#filters). */
export const softDeleteBodySchema = z.nullish(z.strictObject({ restore: z.optional(z.boolean()) }));

/** Response of calls that remove one row. */
export const removedSchema = z.object({ _id: idSchema });

/** `{ data: … }` around a payload, where the call's table says `data` (docs/specification/service.md#bodies-and-errors). */
export const envelope = <T extends z.ZodMiniType>(schema: T) => z.object({ data: schema });
