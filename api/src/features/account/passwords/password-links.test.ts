import { paths } from '@my-note/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { useApp } from '../../../testing/test-app.ts';
import { newEmail, PASSWORD, signUp } from '../../../testing/test-user.ts';
import { passwordLinks } from './password-links.table.ts';
import { createPasswordLink } from './password-links.usecases.ts';

const HOUR = 60 * 60_000;
const NEW_PASSWORD = 'a garden of winter apples';
const SITE = 'https://notes.example.org';

const mail = await startMailServer();
afterAll(() => mail.close());
const { app, db, services, newUser, advance } = useApp({
  mail: { url: mail.url, from: 'My Note <notes@example.org>' },
  publicUrl: SITE,
});
beforeAll(() => {
  mail.messages.length = 0;
});

const post = (path: string, payload: object, remoteAddress = '127.0.0.1') =>
  app().inject({ method: 'POST', url: `/api${path}`, payload, remoteAddress });
const ask = (email: string, from?: string) => post(paths.passwordLinks, { email }, from);
const use = (token: string, password = NEW_PASSWORD) => post(paths.passwordLinkUse, { token, password });
const signIn = (email: string, password: string) => post(paths.signIn, { email, password });
const tokenIn = (text: string) => decodeURIComponent(/#token=([^\s]+)/.exec(text)?.[1] ?? '');
const messagesTo = (email: string) => mail.messages.filter(({ to }) => to.includes(email));
async function mailedToken(email: string) {
  const before = messagesTo(email).length;
  expect((await ask(email)).json()).toEqual({ sent: true });
  await eventually(() => messagesTo(email).length > before);
  return tokenIn(messagesTo(email).at(-1)?.text ?? '');
}

describe('A forgotten password', () => {
  it('is replaced through a link by e-mail, which ends every session', async () => {
    const ada = await signUp(app());
    const token = await mailedToken(ada.email);
    const [message] = messagesTo(ada.email);
    expect(message?.from).toBe('notes@example.org');
    expect(message?.text).toContain(`${SITE}/login/reset#token=`);

    const checked = await post(paths.passwordLinkCheck, { token });
    expect(checked.json()).toEqual({ email: ada.email });
    expect((await use(token)).json()).toEqual({ email: ada.email });
    expect((await ada.call('GET', paths.notes)).status).toBe(401);
    expect((await signIn(ada.email, PASSWORD)).statusCode).toBe(401);
    expect((await signIn(ada.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('is replaced once per link, and by none that was sent before', async () => {
    const ada = await signUp(app());
    const first = await mailedToken(ada.email);
    advance(6 * 60_000);
    const second = await mailedToken(ada.email);
    const uses = await Promise.all([use(second), use(second), use(second)]);
    expect(uses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
    expect((await use(first)).statusCode).toBe(404);
    expect((await post(paths.passwordLinkCheck, { token: second })).statusCode).toBe(404);
  });

  it('keeps its link for an hour, stored as a hash only', async () => {
    const ada = await signUp(app());
    const token = await mailedToken(ada.email);
    expect(JSON.stringify(await db().select().from(passwordLinks))).not.toContain(token);
    advance(HOUR + 1);
    expect((await use(token)).statusCode).toBe(404);
  });

  it('gets the same response for an unknown address, in the same time', async () => {
    const ada = await signUp(app());
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let n = 0; n < 20; n += 1) {
      for (const kind of ['known', 'unknown'] as const) {
        const email = kind === 'known' ? ada.email : newEmail();
        const start = performance.now();
        expect((await ask(email, `10.1.${n}.${kind === 'known' ? 1 : 2}`)).json()).toEqual({ sent: true });
        times[kind].push(performance.now() - start);
      }
    }
    const [known = 0, unknown = 0] = [times.known, times.unknown].map(
      (taken) => taken.sort((a, b) => a - b)[Math.floor(taken.length / 2)],
    );
    expect(Math.abs(known - unknown)).toBeLessThan(Math.max(known, unknown) / 2 + 10);
    await eventually(() => messagesTo(ada.email).length === 1);
  });

  it('is not replaced by a common password, and the link can be used again', async () => {
    const ada = await signUp(app());
    const token = await mailedToken(ada.email);
    expect((await use(token, 'password1')).json()).toMatchObject({ code: 'WEAK_PASSWORD' });
    expect((await use(token)).statusCode).toBe(200);
  });

  it('is limited by account and address, and by address alone', async () => {
    const email = newEmail();
    for (let n = 0; n < 5; n += 1) expect((await ask(email, '10.2.0.1')).statusCode).toBe(200);
    expect((await ask(email, '10.2.0.1')).statusCode).toBe(429);
    // A stranger does not use up the owner's requests.
    expect((await ask(email, '10.2.0.2')).statusCode).toBe(200);
    for (let n = 0; n < 25; n += 1) await ask(newEmail(), '10.2.0.1');
    expect((await ask(newEmail(), '10.2.0.1')).statusCode).toBe(429);
  });

  it('is replaced by a link of the operator too, which is recorded', async () => {
    const ada = await signUp(app());
    const { path, expiresAt } = await createPasswordLink(services(), ada._id);
    expect(expiresAt.getTime() - services().clock().getTime()).toBeGreaterThan(23 * HOUR);
    const recorded = await ada.call('GET', paths.activity);
    expect(recorded.body).toMatchObject({ data: [{ kind: 'password-link-created', actor: 'operator' }, {}] });
    expect((await use(tokenIn(path))).statusCode).toBe(200);
  });

  it('has no link when the person signs in elsewhere', async () => {
    const ada = await newUser();
    await expect(createPasswordLink(services(), ada._id)).rejects.toMatchObject({ code: 'NO_PASSWORD' });
    await ask(ada.email);
    expect(messagesTo(ada.email)).toEqual([]);
  });
});
