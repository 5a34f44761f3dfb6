import { identityAnswerSchema, loginAnswerSchema, paths } from '@my-note/contract';
import { expect, it } from 'vitest';
import { runScript } from '../../testing/processes/script-process.ts';
import { startServer } from '../../testing/processes/server-process.ts';
import { turnOnTwoStep } from '../../testing/sign-in/sign-in-steps.ts';
import { dataIn, useTemporaryDirectories } from '../../testing/temporary-directories.ts';
import { PASSWORD } from '../../testing/test-user.ts';

const newDirectory = useTemporaryDirectories();
const ADA = 'ada@example.org';
const BOB = 'bob@example.org';

/** A running service, its accounts Ada (the operator) and Bob, and the operator's script. */
async function startSite() {
  const DATA_DIR = dataIn(newDirectory());
  const server = await startServer({ DATA_DIR });
  const send = async (where: string, body: object) => {
    const response = await fetch(`${server.url}/api${where}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    const answer: unknown = await response.json();
    return { status: response.status, body: answer };
  };
  const enter = async (answer: unknown) => {
    const { token } = identityAnswerSchema.parse(answer);
    return send(paths.loginRequests, { provider: 'embedded', token });
  };
  const signIn = async (email: string, password = PASSWORD) =>
    enter((await send(paths.signIn, { email, password })).body);
  for (const email of [ADA, BOB]) {
    await enter((await send(paths.signUp, { email, password: PASSWORD, name: email.slice(0, 3) })).body);
  }
  const accounts = (...args: string[]) => runScript('accounts', args, { DATA_DIR });
  return { DATA_DIR, server, send, signIn, accounts };
}

it('my-note accounts lists, disables and enables accounts, with a running server and without one', {
  timeout: 120_000,
}, async () => {
  const { server, signIn, accounts } = await startSite();
  const all = await accounts('list');
  expect(all.code).toBe(0);
  expect(all.output).toMatch(
    /^bob@example\.org {2}bob {2}last active \d{4}-\d\d-\d\d {2}0 notes {2}0\.0 MB$/m,
  );
  expect(all.output).toMatch(/^ada@example\.org {2}ada {2}operator {2}last active/m);
  expect((await accounts('list', 'BOB')).output.trim().split('\n')).toHaveLength(1);
  expect((await accounts('show', BOB)).output).toContain('1 session\n');

  expect(await accounts('disable', BOB)).toMatchObject({ code: 0 });
  expect(await signIn(BOB)).toMatchObject({ status: 403, body: { code: 'ACCOUNT_DISABLED' } });
  expect((await accounts('list')).output).toContain('disabled since');
  expect(await accounts('enable', 'BOB@example.org')).toMatchObject({ code: 0 });
  const { user } = loginAnswerSchema.parse((await signIn(BOB)).body);
  expect(user.role).toBe('user');

  expect(await accounts('disable', ADA)).toEqual({
    code: 1,
    output: 'This is the only operator. Make someone else an operator first\n',
  });
  expect(await accounts('show', 'nobody@example.org')).toEqual({
    code: 1,
    output: 'nobody@example.org has no account. my-note accounts list shows all\n',
  });
  await server.stop('SIGTERM');

  expect(await accounts('make-operator', user._id)).toEqual({
    code: 0,
    output: `${BOB} is an operator of this site\n`,
  });
  expect(await accounts('disable', ADA)).toMatchObject({ code: 0 });
  expect((await accounts('list', 'ada')).output).toContain('operator  disabled since');
  expect(await accounts('disable')).toMatchObject({
    code: 2,
    output: expect.stringContaining('The address of the account is missing'),
  });
  expect(await accounts('lst')).toMatchObject({ code: 2, output: expect.stringContaining('Did you mean') });
});

it('my-note accounts end-two-step lets in who has lost the phone and the recovery codes', {
  timeout: 120_000,
}, async () => {
  const { server, signIn, accounts } = await startSite();
  const { accessToken } = loginAnswerSchema.parse((await signIn(BOB)).body);
  const call = async (where: string, body: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` };
    const response = await fetch(`${server.url}/api${where}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers,
    });
    const answer: unknown = await response.json();
    return { status: response.status, body: answer };
  };
  await turnOnTwoStep({ call: (_method, where, body = {}) => call(where, body) }, new Date());
  await expect(signIn(BOB)).rejects.toThrow('token');
  expect(await accounts('end-two-step', BOB)).toMatchObject({ code: 0 });
  expect((await signIn(BOB)).status).toBe(200);
  expect(await accounts('end-two-step', BOB)).toEqual({
    code: 1,
    output: 'Two-step sign-in is off already\n',
  });
  await server.stop('SIGTERM');
});

it('my-note accounts reset-password lets somebody in who forgot the password, with no e-mail', {
  timeout: 120_000,
}, async () => {
  const { DATA_DIR, server, send, signIn, accounts } = await startSite();
  const linkIn = ({ output }: { output: string }) =>
    /^http:\/\/localhost:\d+\/login\/reset#token=(\S+)$/m.exec(output)?.[1] ?? '';
  const choose = (token: string, password: string) => send(paths.passwordLinkUse, { token, password });

  const token = linkIn(await accounts('reset-password', BOB));
  expect(await choose(token, 'sesame opens quickly')).toMatchObject({ status: 200, body: { email: BOB } });
  expect((await signIn(BOB, 'sesame opens quickly')).status).toBe(200);
  expect((await choose(token, 'another long one')).status).toBeGreaterThanOrEqual(400);

  // Also the operator, and while the server does not run.
  await server.stop('SIGTERM');
  const ofOperator = linkIn(await accounts('reset-password', ADA));
  const again = await startServer({ DATA_DIR });
  const post = async (where: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    return fetch(`${again.url}/api${where}`, { method: 'POST', body: JSON.stringify(body), headers });
  };
  const chosen = { token: ofOperator, password: 'never forget again' };
  expect((await post(paths.passwordLinkUse, chosen)).status).toBe(200);
  expect((await post(paths.signIn, { email: ADA, password: 'never forget again' })).status).toBe(200);
});

it('my-note accounts delete plans the deletion, and a sign-in takes it back', {
  timeout: 120_000,
}, async () => {
  const { signIn, accounts } = await startSite();
  const day = new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  expect((await accounts('delete', BOB)).output).toContain(`deleted with everything on ${day}`);
  expect((await accounts('list', 'bob')).output).toContain(`deleted on ${day}`);
  expect((await signIn(BOB)).status).toBe(200);
  expect((await accounts('list', 'bob')).output).not.toContain('deleted on');
});
