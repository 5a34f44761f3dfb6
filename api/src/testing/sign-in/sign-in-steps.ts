import { paths } from '@my-note/contract';
import {
  authenticatorKeySchema,
  passkeyCreationSchema,
  passkeyRequestSchema,
  passkeySchema,
  recoveryCodesSchema,
} from '@my-note/contract/factors';
import { PASSWORD, type TestApp, type TestUser } from '../test-user.ts';
import { createSoftwarePasskey } from './software-passkey.ts';
import { totp } from './totp.ts';

export const ORIGIN = 'http://localhost';
/** What a browser sends from a page of the site. */
export const fromPage = { origin: ORIGIN, host: 'localhost' };

type Caller = { call: (method: 'POST', path: string, body?: object) => Promise<{ body: unknown }> };

/** Turns two-step sign-in on, like the account page with an authenticator app. */
export async function turnOnTwoStep(user: Caller, now: Date) {
  const started = await user.call('POST', paths.twoStep, { password: PASSWORD });
  const { secret, uri } = authenticatorKeySchema.parse(started.body);
  const confirmed = await user.call('POST', paths.twoStepConfirmation, { code: totp(secret, now) });
  const { codes } = recoveryCodesSchema.parse(confirmed.body);
  return { secret, uri, codes };
}

/** Adds a passkey, like the account page with a browser's authenticator. */
export async function addPasskey(user: Pick<TestUser, 'call'>, name = 'Laptop') {
  const passkey = createSoftwarePasskey(ORIGIN);
  const asked = await user.call('POST', paths.newPasskeyOptions, { password: PASSWORD }, fromPage);
  const credential = passkey.create(passkeyCreationSchema.parse(asked.body));
  const added = await user.call('POST', paths.passkeys, { name, credential }, fromPage);
  return { passkey, added, row: passkeySchema.parse(added.body) };
}

/** A call of the login page. */
export async function atLogin(app: TestApp, path: string, payload?: object, headers: object = {}) {
  const response = await app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { ...fromPage, ...headers },
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

export const askForPasskey = async (app: TestApp) =>
  passkeyRequestSchema.parse((await atLogin(app, paths.passkeyOptions)).body);
