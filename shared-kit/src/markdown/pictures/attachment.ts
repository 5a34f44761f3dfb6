import { paths } from '@my-note/contract';
import { api } from '../../http/api-client.ts';
import type { QueryValue } from '../../http/query-string.ts';

interface FileCall {
  query?: Record<string, QueryValue>;
  headers?: Record<string, string>;
}

/** The bytes of a picture on another site, through the service: that site learns nothing of who reads. */
export const fetchPicture = (address: string, { query, headers }: FileCall = {}): Promise<Blob> =>
  api.file(paths.pictures, { query: { address, ...query }, ...(headers ? { headers } : {}) });

/** The bytes of an attachment, fetched as the signed-in user or as a visitor of a share. */
export const fetchAttachment = (id: string, call: FileCall = {}): Promise<Blob> =>
  api.file(paths.attachment(id), call);
