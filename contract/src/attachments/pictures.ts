import * as z from 'zod/mini';
import { idSchema, throughSchema } from '../base.ts';

/**
 * Query of GET /pictures: the address of a picture on another site. A visitor also names the shared note that
 * shows it, and of one that is embedded, the notes around it.
 */
export const pictureQuerySchema = z.strictObject({
  address: z.string().check(z.maxLength(2000), z.regex(/^https?:\/\//i)),
  share: z.optional(z.string().check(z.maxLength(100))),
  note: z.optional(idSchema),
  through: z.optional(throughSchema),
});
export interface PictureQuery extends z.infer<typeof pictureQuerySchema> {}
