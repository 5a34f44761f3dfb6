import { CLIENT_ID, CLIENT_ID_HEADER } from '../contract/constants.ts';
import { paths } from '../contract/paths.ts';
import { api } from '../http/api-client.ts';
import { type QueryValue, queryString } from '../http/query-string.ts';
import { session } from '../session/index.ts';

interface AttachmentCall {
  query?: Record<string, QueryValue>;
  headers?: Record<string, string>;
}

/** The bytes of an attachment, asked for as the person who is signed in, or as a visitor of a share. */
export async function fetchAttachment(id: string, { query, headers }: AttachmentCall = {}): Promise<Blob> {
  const { accessToken } = session.get();
  const response = await fetch(`${api.host()}${paths.attachment(id)}${queryString(query)}`, {
    headers: {
      [CLIENT_ID_HEADER]: CLIENT_ID,
      ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
      ...headers,
    },
  });
  if (!response.ok) throw new Error(`The attachment was answered with ${response.status}`);
  return response.blob();
}
