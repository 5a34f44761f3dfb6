import { type Attachment, attachmentSchema, paths } from '@my-note/contract';
import { api } from '@my-note/kit/http';

/** Uploads a file; its `url` is what a note's text refers to. */
export function uploadAttachment(file: File): Promise<Attachment> {
  const body = new FormData();
  body.append('file', file, file.name || 'image');
  return api.post(paths.attachments, { body, schema: attachmentSchema });
}

/** A file that belongs to the signed-in user. An `img` element cannot authenticate, so its bytes are fetched. */
export const loadAttachment = (url: string, signal: AbortSignal): Promise<Blob> => api.file(url, { signal });
