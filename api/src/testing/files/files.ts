import { attachmentSchema, paths } from '@my-note/contract';
import type { TestApp, TestUser } from '../test-user.ts';

/** A picture of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Sends a file like a browser's form. */
export async function upload(
  app: TestApp,
  { accessToken }: Pick<TestUser, 'accessToken'>,
  path: string,
  name: string,
  bytes: Uint8Array | string,
) {
  const form = new FormData();
  form.append('file', new File([bytes], name), name);
  const message = new Response(form);
  const response = await app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload: Buffer.from(await message.arrayBuffer()),
    headers: {
      authorization: `Bearer ${accessToken}`,
      'content-type': message.headers.get('content-type') ?? '',
    },
  });
  return { status: response.statusCode, body: response.json<unknown>() };
}

export async function attach(app: TestApp, user: TestUser, name: string, bytes: Uint8Array | string) {
  const response = await upload(app, user, paths.attachments, name, bytes);
  return attachmentSchema.parse(response.body);
}

/** The bytes of a response of any kind. */
export async function download(
  app: TestApp,
  { accessToken }: Pick<TestUser, 'accessToken'>,
  path: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) {
  const response = await app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${accessToken}`, ...headers },
  });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}
