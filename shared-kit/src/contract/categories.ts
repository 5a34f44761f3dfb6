import * as z from 'zod/mini';
import { envelope, idSchema } from './base.ts';
import { LIMITS } from './constants.ts';

/** Category as its calls answer it (specification, section 3). `categoryId` null means no parent. */
export const categorySchema = z.object({
  _id: idSchema,
  title: z.string(),
  slug: z.string(),
  categoryId: z.nullable(idSchema),
});
export type Category = z.infer<typeof categorySchema>;
export const categoryEnvelopeSchema = envelope(categorySchema);

/** Title rule of the specification (section 5), with its messages. Letters of any script count. */
export const categoryTitleSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Title is required'),
    z.maxLength(LIMITS.titleLength, `The title may have at most ${LIMITS.titleLength} characters`),
    z.regex(/^[\p{L}\p{M}\p{N}\s&-]*$/u, 'Only allowed characters or numbers or & -'),
  );

/** Category create payload; unknown keys are rejected. */
export const categoryCreateSchema = z.strictObject({
  title: categoryTitleSchema,
  categoryId: z.optional(z.union([idSchema, z.literal('')])),
});
export type CategoryCreate = z.infer<typeof categoryCreateSchema>;

/** Category update payload. `categoryId` null moves it to the top level. */
export const categoryUpdateSchema = z.strictObject({
  title: z.optional(categoryTitleSchema),
  categoryId: z.optional(z.nullable(idSchema)),
});
export type CategoryUpdate = z.infer<typeof categoryUpdateSchema>;

/** Entry of the category picker (specification, section 3), sorted by label. */
export const categoryOptionSchema = z.object({ value: idSchema, label: z.string(), slug: z.string() });
export type CategoryOption = z.infer<typeof categoryOptionSchema>;
export const categoryOptionsSchema = envelope(z.array(categoryOptionSchema));
