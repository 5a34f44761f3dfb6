import * as z from 'zod/mini';
import { envelope, idSchema } from '../base.ts';
import { LIMITS } from '../constants.ts';
import { itemTexts } from './texts.ts';

/**
 * Category as its calls return it (docs/specification/service.md#calls-on-categories). `categoryId` null means no
 * parent.
 */
const categorySchema = z.object({
  _id: idSchema,
  title: z.string(),
  slug: z.string(),
  categoryId: z.nullable(idSchema),
});
export interface Category extends z.infer<typeof categorySchema> {}
export const categoryEnvelopeSchema = envelope(categorySchema);

/** Title rule with its messages (docs/specification/product.md#category-title). Letters of any script count. */
export const categoryTitleSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: () => itemTexts.titleRequired }),
    z.maxLength(LIMITS.titleLength, { error: () => itemTexts.titleTooLong(LIMITS.titleLength) }),
    z.regex(/^[\p{L}\p{M}\p{N}\s&-]*$/u, { error: () => itemTexts.titleCharacters }),
  );

/** Category create payload; unknown keys are rejected. */
export const categoryCreateSchema = z.strictObject({
  title: categoryTitleSchema,
  categoryId: z.optional(z.union([idSchema, z.literal('')])),
});
export interface CategoryCreate extends z.infer<typeof categoryCreateSchema> {}

/** Category update payload. `categoryId` null moves it to the top level. */
export const categoryUpdateSchema = z.strictObject({
  title: z.optional(categoryTitleSchema),
  categoryId: z.optional(z.nullable(idSchema)),
});
export interface CategoryUpdate extends z.infer<typeof categoryUpdateSchema> {}

/** Entry of the category picker (docs/specification/service.md#category-options), sorted by label. */
const categoryOptionSchema = z.object({ value: idSchema, label: z.string(), slug: z.string() });
export interface CategoryOption extends z.infer<typeof categoryOptionSchema> {}
export const categoryOptionsSchema = envelope(z.array(categoryOptionSchema));

/** The parent of the ordered children: a category, or `root` for the items without a parent. */
export const orderingParamsSchema = z.strictObject({ id: z.union([idSchema, z.literal('root')]) });

const orderMoveSchema = z.strictObject({
  id: idSchema,
  before: z.optional(idSchema),
  after: z.optional(idSchema),
});
const orderListSchema = z.strictObject({ order: z.array(idSchema), version: z.int() });

/**
 * Payload of PUT …/ordering (docs/specification/service.md#order-of-children): one child's move, before or after
 * another child or else to
 * the end, or the whole list with the version it was read at. An item from elsewhere moves in.
 */
export const orderingBodySchema = z.union([orderMoveSchema, orderListSchema], {
  error: () => itemTexts.sendOrder,
});
export type OrderingBody = z.infer<typeof orderingBodySchema>;

/** The present order; `_id` is null for the top level. A stale version responds 409 VERSION_CONFLICT. */
const orderingSchema = z.object({
  _id: z.nullable(idSchema),
  order: z.array(idSchema),
  version: z.int(),
});
export interface Ordering extends z.infer<typeof orderingSchema> {}
export const orderingEnvelopeSchema = envelope(orderingSchema);

/** Response of POST /u-notes/notes/example: the category, and how many notes the call added to it. */
export const examplesSchema = z.object({ ...envelope(categorySchema).shape, added: z.int() });

/** Response of GET /u-notes/notes/example: the category of the example notes, if it exists. */
export const examplesPresentSchema = envelope(z.nullable(categorySchema));
