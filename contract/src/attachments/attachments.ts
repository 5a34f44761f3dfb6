import * as z from 'zod/mini';
import { idSchema, isoDateSchema, throughSchema } from '../base.ts';

/**
 * Types of pictures, documents, and texts; the service detects them from the bytes and ignores the name
 * (docs/specification/service.md#attachments). Attachments may have other types as well.
 */
export const ATTACHMENT_TYPES = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'application/pdf',
  'text/plain',
  'text/markdown',
  'text/csv',
] as const;
export const attachmentTypeSchema = z.enum(ATTACHMENT_TYPES);
export type AttachmentType = z.infer<typeof attachmentTypeSchema>;

/**
 * Response of POST /u-notes/attachments, whose body is one file as multipart/form-data.
 * `url` is written into the note's text: `/attachments/{id}`, relative to `{host}`. `size` counts bytes. `mediaType` is
 * the type of any file; `type` is the nearest to it that pages of 0.2.0 know, `text/plain` for files of other kinds.
 */
export const attachmentSchema = z.object({
  _id: idSchema,
  url: z.string(),
  name: z.string(),
  type: attachmentTypeSchema,
  mediaType: z.optional(z.string()),
  size: z.int(),
});
export interface Attachment extends z.infer<typeof attachmentSchema> {}

/**
 * Query of GET /attachments/{id}: the share through which a visitor reads it, and of a note that is embedded there, the note
 * and those around it; its owner sends the bearer instead.
 */
export const attachmentQuerySchema = z.strictObject({
  share: z.optional(z.string().check(z.maxLength(100))),
  note: z.optional(idSchema),
  through: z.optional(throughSchema),
});

/** Response of POST /attachments/{id}/player: until when the browser's own player may read the file, by a cookie. */
export const attachmentPlayerSchema = z.object({ until: isoDateSchema });
