import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { goodClaims, PROJECT, unsignedToken } from '../../../testing/sign-in/firebase.ts';
import { startKeyServer } from '../../../testing/sign-in/key-server.ts';
import type { IdentityVerifier } from '../identity.port.ts';
import { createFirebaseVerifier } from './firebase.client.ts';

// A fixed time: the service's clock is used, not the machine's.
const NOW = Date.UTC(2031, 4, 6, 12) / 1000;
const clock = () => new Date(NOW * 1000);
const good = goodClaims(NOW);
const log = { warn: vi.fn() };

let google: Awaited<ReturnType<typeof startKeyServer>>;
let verifier: IdentityVerifier;
const newVerifier = (more: { emulated?: boolean; cooldownMs?: number } = {}) => {
  const { emulated = false, cooldownMs = 0 } = more;
  return createFirebaseVerifier({
    projectId: PROJECT,
    emulated,
    clock,
    log,
    keys: { url: google.url, cooldownMs },
  });
};
beforeAll(async () => {
  google = await startKeyServer();
});
beforeEach(async () => {
  verifier = await newVerifier();
});
afterAll(() => google.stop());

const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(good).filter(([name]) => !names.includes(name)));

describe('An ID token of Firebase', () => {
  it('identifies a person', async () => {
    expect(await verifier.verify(await google.sign(good))).toEqual({
      provider: 'firebase',
      providerUserId: 'ada',
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      avatarUrl: 'https://example.org/ada.png',
    });
  });

  it('without a name uses the e-mail; an insecure picture is left out', async () => {
    const token = await google.sign({ ...without('name'), picture: 'http://example.org/ada.png' });
    expect(await verifier.verify(token)).toMatchObject({ name: 'ada', avatarUrl: null });
  });

  it.each([
    ['of another project', { aud: 'other' }],
    ['of another issuer', { iss: 'https://securetoken.google.com/other' }],
    ['that has expired', { exp: NOW - 6 }],
    ['that was made in the future', { iat: NOW + 60 }],
    ['of a sign-in in the future', { auth_time: NOW + 60 }],
    ['of nobody', { sub: '' }],
    ['of an id that is too long', { sub: 'x'.repeat(129) }],
  ])('%s opens nothing', async (_name, change) => {
    expect(await verifier.verify(await google.sign({ ...good, ...change }))).toBeUndefined();
  });

  it.each(['sub', 'exp', 'iat', 'auth_time', 'aud', 'iss'])('without %s is refused', async (name) => {
    expect(await verifier.verify(await google.sign(without(name)))).toBeUndefined();
  });

  it('is accepted when clocks differ by some seconds', async () => {
    const token = await google.sign({ ...good, exp: NOW - 3, iat: NOW + 3, auth_time: NOW + 3 });
    expect(await verifier.verify(token)).toBeDefined();
  });

  it('with another signature is refused', async () => {
    const forger = await google.newPair('first');
    expect(await verifier.verify(await google.sign(good, forger))).toBeUndefined();
    expect(await verifier.verify(await google.sign(good, { ...forger, kid: 'unheard-of' }))).toBeUndefined();
    expect(await verifier.verify(await google.signWithPublicKey(good))).toBeUndefined();
    expect(await verifier.verify(unsignedToken(good))).toBeUndefined();
    for (const token of ['', 'x', 'a.b.c', 'a.b.c.d.e']) expect(await verifier.verify(token)).toBeUndefined();
  });

  it('without an e-mail is refused with a message that says what to do', async () => {
    await expect(verifier.verify(await google.sign(without('email')))).rejects.toMatchObject({
      statusCode: 403,
      code: 'EMAIL_REQUIRED',
      message: expect.stringContaining('Sign in with an account that has one'),
    });
  });
});

describe("Google's keys", () => {
  it('are fetched once for many tokens, and again after they have changed', async () => {
    const before = google.fetches();
    for (let n = 0; n < 5; n += 1) await verifier.verify(await google.sign(good));
    expect(google.fetches()).toBe(before + 1);
    await google.rotate('second');
    expect(await verifier.verify(await google.sign(good))).toBeDefined();
    expect(google.fetches()).toBe(before + 2);
  });

  it('are not fetched repeatedly because of an unknown key', async () => {
    verifier = await newVerifier({ cooldownMs: 30_000 });
    const stranger = await google.newPair('unheard-of');
    const before = google.fetches();
    for (let n = 0; n < 5; n += 1) await verifier.verify(await google.sign(good, stranger));
    expect(google.fetches()).toBe(before + 1);
  });

  it('that cannot be fetched cause a logged server error, not a refusal', async () => {
    log.warn.mockClear();
    google.setDown(true);
    await expect(verifier.verify(await google.sign(good))).rejects.toMatchObject({
      statusCode: 503,
      code: 'IDENTITY_UNAVAILABLE',
      message: expect.stringContaining('Try again'),
    });
    google.setDown(false);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(await verifier.verify(await google.sign(good))).toBeDefined();
    const token = await google.sign(good);
    const lost = await createFirebaseVerifier({
      projectId: PROJECT,
      clock,
      log,
      keys: { url: 'http://127.0.0.1:1/', cooldownMs: 0 },
    });
    await expect(lost.verify(token)).rejects.toMatchObject({ code: 'IDENTITY_UNAVAILABLE' });
  });
});

describe('With the emulator', () => {
  it('accepts unsigned tokens only, and still checks their claims', async () => {
    const before = google.fetches();
    const emulated = await newVerifier({ emulated: true });
    expect(await emulated.verify(unsignedToken(good))).toMatchObject({ providerUserId: 'ada' });
    expect(await emulated.verify(await google.sign(good))).toBeUndefined();
    expect(await emulated.verify(`${unsignedToken(good)}signature`)).toBeUndefined();
    for (const change of [
      { aud: 'other' },
      { iss: 'other' },
      { exp: NOW - 6 },
      { auth_time: NOW + 60 },
      { sub: '' },
    ])
      expect(
        await emulated.verify(unsignedToken({ ...good, ...change })),
        JSON.stringify(change),
      ).toBeUndefined();
    expect(google.fetches()).toBe(before);
  });
});
