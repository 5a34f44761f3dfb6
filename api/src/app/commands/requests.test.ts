import { readFileSync } from 'node:fs';
import path from 'node:path';
import { attachmentSchema, identityAnswerSchema, loginAnswerSchema, paths } from '@my-note/contract';
import { requestSchema } from '@my-note/contract/requests';
import { expect, it } from 'vitest';
import { PNG } from '../../testing/files/files.ts';
import { runScript } from '../../testing/processes/script-process.ts';
import { startServer } from '../../testing/processes/server-process.ts';
import { dataIn, useTemporaryDirectories } from '../../testing/temporary-directories.ts';
import { newEmail, PASSWORD } from '../../testing/test-user.ts';

const newDirectory = useTemporaryDirectories();

it('my-note requests screenshot writes the picture of a request to a new file, with and without a server', {
  timeout: 120_000,
}, async () => {
  const folder = newDirectory();
  const DATA_DIR = dataIn(folder);
  const requests = (...args: string[]) => runScript('requests', args, { DATA_DIR });
  const server = await startServer({ DATA_DIR });
  let token = '';
  const send = async (where: string, body: FormData | object): Promise<unknown> => {
    const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
    const payload = body instanceof FormData ? body : JSON.stringify(body);
    if (typeof payload === 'string') headers.set('content-type', 'application/json');
    const answer = await fetch(`${server.url}/api${where}`, { method: 'POST', body: payload, headers });
    return answer.json();
  };
  const account = { email: newEmail(), password: PASSWORD, name: 'Ada' };
  const identity = identityAnswerSchema.parse(await send(paths.signUp, account));
  const login = { provider: 'embedded', token: identity.token };
  token = loginAnswerSchema.parse(await send(paths.loginRequests, login)).accessToken;
  const form = new FormData();
  form.append('file', new File([PNG], 'a.png'));
  const { _id: screenshot } = attachmentSchema.parse(await send(paths.attachments, form));
  const wanted = { type: 'issue', title: 'Jumps', description: 'It jumps', screenshot };
  const { _id } = requestSchema.parse(await send(paths.requests, wanted));

  const [beside, alone] = [path.join(folder, 'beside.png'), path.join(folder, 'alone.png')];
  const saved = (file: string) => ({ code: 0, output: `Saved ${file}: image/png, ${PNG.length} bytes\n` });
  expect(await requests('screenshot', _id, beside)).toEqual(saved(beside));
  expect(await requests('screenshot', _id, beside)).toEqual({
    code: 1,
    output: `${beside} exists already. Choose another name\n`,
  });
  expect(await requests('screenshot', crypto.randomUUID(), alone)).toMatchObject({ code: 1 });
  await server.stop('SIGTERM');
  expect(await requests('screenshot', _id, alone)).toEqual(saved(alone));
  expect([beside, alone].map((file) => readFileSync(file))).toEqual([PNG, PNG]);
  expect(await requests('screenshot', _id)).toEqual({
    code: 2,
    output: expect.stringContaining('is missing'),
  });
});
