import { attachmentPlayerSchema, paths } from '@my-note/contract';
import { api } from '../../http/api-client.ts';
import { type QueryValue, queryString } from '../../http/query-string.ts';

interface FileCall {
  query?: Record<string, QueryValue>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * The bytes of a picture on another site, through the service: that site learns nothing of who reads.
 *
 * @example
 * const bytes = await fetchPicture('https://example.org/cat.png');
 */
export const fetchPicture = (address: string, { query, headers }: FileCall = {}): Promise<Blob> =>
  api.file(paths.pictures, { query: { address, ...query }, ...(headers ? { headers } : {}) });

/**
 * The bytes of an attachment, fetched as the signed-in user or as a visitor of a share.
 *
 * @example
 * const bytes = await fetchAttachment('0192f0c1-2b3c-7d4e-8f50-000000000001');
 * const address = URL.createObjectURL(bytes);
 */
export const fetchAttachment = (id: string, call: FileCall = {}): Promise<Blob> =>
  api.file(paths.attachment(id), call);

/**
 * An attachment while it arrives, or the part of it that the headers ask for.
 *
 * @example
 * const response = await openAttachment('0192f0c1-2b3c-7d4e-8f50-000000000001', { headers: { range: 'bytes=0-99' } });
 */
export const openAttachment = (id: string, call: FileCall = {}): Promise<Response> =>
  api.stream(paths.attachment(id), call);

/**
 * The address at which the browser's own player reads an attachment in parts, as the signed-in user or through a share;
 * undefined where it cannot: on another site than the service, in an isolated frame, or without its cookie.
 *
 * @example
 * const address = await playAttachment('0192f0c1-2b3c-7d4e-8f50-000000000001');
 */
export async function playAttachment(
  id: string,
  query: { share?: string; note?: string; through?: string } = {},
): Promise<string | undefined> {
  const address = api.host() + paths.attachment(id) + queryString(query);
  // A frame of its own has no cookies, and those of another site do not reach a player.
  if (window.origin !== new URL(address, document.baseURI).origin) return undefined;
  if (query.share === undefined)
    await api.post(paths.attachmentPlayer(id), { schema: attachmentPlayerSchema });
  const first = await fetch(address, { headers: { range: 'bytes=0-0' } });
  await first.body?.cancel();
  return first.status === 206 ? address : undefined;
}
