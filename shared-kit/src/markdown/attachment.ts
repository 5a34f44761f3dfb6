import { paths } from '../contract/paths.ts';
import { api } from '../http/api-client.ts';
import type { QueryValue } from '../http/query-string.ts';

interface AttachmentCall {
  query?: Record<string, QueryValue>;
  headers?: Record<string, string>;
}

/** The bytes of an attachment, asked for as the person who is signed in, or as a visitor of a share. */
export const fetchAttachment = (id: string, call: AttachmentCall = {}): Promise<Blob> =>
  api.file(paths.attachment(id), call);
