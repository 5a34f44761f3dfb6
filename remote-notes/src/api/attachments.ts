import { type Attachment, attachmentSchema, paths } from '@my-note/contract';
import { api } from '@my-note/kit/http';
import { pictureWidth } from '@my-note/kit/markdown';

interface UploadOptions {
  signal: AbortSignal;
  /** Called with the fraction that has been sent, from 0 to 1. */
  onUploadProgress: (fraction: number) => void;
}

/** Uploads a file; its `url` is what a note's text refers to. */
export function uploadAttachment(file: File, options: UploadOptions): Promise<Attachment> {
  const body = new FormData();
  body.append('file', file, file.name || 'image');
  return api.post(paths.attachments, { ...options, body, schema: attachmentSchema });
}

/** A picture that belongs to the signed-in user. An `img` element cannot authenticate, so its bytes are fetched. */
export const loadPicture = (url: string, signal: AbortSignal): Promise<Blob> =>
  api.file(url, { signal, query: { width: pictureWidth(document.documentElement.clientWidth) } });
