import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { identityAnswerSchema, loginAnswerSchema, noteEnvelopeSchema, paths } from '@my-note/contract';
import { expect, it } from 'vitest';
import { runScript } from '../../testing/processes/script-process.ts';
import { startServer } from '../../testing/processes/server-process.ts';
import { dataIn, useTemporaryDirectories } from '../../testing/temporary-directories.ts';
import { newEmail, PASSWORD } from '../../testing/test-user.ts';

const newDirectory = useTemporaryDirectories();

const send = async (
  url: string,
  method: string,
  where: string,
  token = '',
  body?: object,
): Promise<unknown> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api${where}`, {
    method,
    headers,
    body: body ? JSON.stringify(body) : null,
  });
  return answer.json();
};

it('my-note backup works while the server runs; my-note restore needs it stopped and restores everything', {
  timeout: 300_000,
}, async () => {
  const parent = newDirectory();
  const DATA_DIR = dataIn(parent);
  const file = path.join(parent, 'monday.zip');
  const server = await startServer({ DATA_DIR });
  const url = server.url ?? '';
  const form = { email: newEmail(), password: PASSWORD, name: 'Ada' };
  const identity = identityAnswerSchema.parse(await send(url, 'POST', paths.signUp, '', form));
  const login = loginAnswerSchema.parse(
    await send(url, 'POST', paths.loginRequests, '', { provider: 'embedded', token: identity.token }),
  );
  const token = login.accessToken;
  const { _id } = noteEnvelopeSchema.parse(await send(url, 'POST', paths.draft, token)).data;
  await send(url, 'PUT', paths.note(_id), token, { title: 'Plan', content: 'As on Monday' });

  const saved = await runScript('backup', [file], { DATA_DIR });
  expect(saved).toEqual({ code: 0, output: expect.stringMatching(/^Saved \d+ rows of \d+ tables/) });
  const sealed = path.join(parent, 'monday.zip.age');
  const BACKUP_PASSPHRASE = 'green garden seven stones';
  expect(await runScript('backup', [sealed], { DATA_DIR, BACKUP_PASSPHRASE })).toEqual({
    code: 0,
    output: expect.stringMatching(/, encrypted\nIt was read back and is whole\n$/),
  });
  await send(url, 'PUT', paths.note(_id), token, { content: 'As on Tuesday' });

  const tooEarly = await runScript('restore', [file], { DATA_DIR });
  expect(tooEarly).toEqual({
    code: 1,
    output: expect.stringContaining(`in use by another My Note (process ${server.pid})`),
  });
  await server.stop('SIGTERM');

  const wrong = { DATA_DIR, BACKUP_PASSPHRASE: 'another passphrase' };
  for (const [settings, message] of [
    [{ DATA_DIR }, 'is encrypted. Set BACKUP_PASSPHRASE to its passphrase, or restore it in a terminal'],
    [wrong, 'The passphrase does not open'],
  ] as const)
    expect(await runScript('restore', [sealed], settings)).toEqual({
      code: 1,
      output: expect.stringContaining(message),
    });
  const restored = await runScript('restore', [sealed], { DATA_DIR, BACKUP_PASSPHRASE });
  expect(restored).toEqual({ code: 0, output: expect.stringContaining('What was there before is in') });
  expect(readdirSync(parent).filter((name) => name.startsWith('data.'))).toEqual([
    expect.stringContaining('data.before-restore-'),
  ]);
  expect(['postgres', 'db'].some((name) => existsSync(path.join(DATA_DIR, name, 'PG_VERSION')))).toBe(true);
  const again = await startServer({ DATA_DIR });
  // The backup includes the session: nobody has to sign in again.
  const note = await send(again.url ?? '', 'GET', `${paths.noteBySlug}?slug=plan`, token);
  expect(note).toMatchObject({ _id, content: 'As on Monday' });
  await again.stop('SIGTERM');
});
