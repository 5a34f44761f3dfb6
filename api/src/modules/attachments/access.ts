import type { AttachmentRow } from './attachments.table.ts';

/** Whether a reader may have an attachment: the one place that says so. */
export const mayRead = (attachment: AttachmentRow, reader: { userId: string }) =>
  attachment.createdBy === reader.userId;
