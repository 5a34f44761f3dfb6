import { type Attachment, attachmentTypeSchema, paths } from '@my-note/contract';
import type { AttachmentRow } from './attachments.table.ts';

export const toAttachment = ({ id, name, type, size }: AttachmentRow): Attachment => ({
  _id: id,
  url: paths.attachment(id),
  name,
  type: attachmentTypeSchema.parse(type),
  size,
});
