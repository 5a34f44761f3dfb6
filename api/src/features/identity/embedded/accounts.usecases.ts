import type { signInSchema, signUpSchema } from '@my-note/contract';
import type { z } from 'zod';
import { inTurn } from '../../../core/in-turn.ts';
import { createAttemptLimiter } from '../../../core/rate-limits/attempt-limiter.ts';
import type { Services } from '../../../core/services.ts';
import { addressGroup } from '../../../core/text/address-group.ts';
import type { AccountRules } from '../identity.port.ts';
import { emailTaken, signUpClosed, wrongCredentials } from './accounts.errors.ts';
import { findPasswordHash } from './accounts.repository.ts';
import type { EmbeddedIdentity } from './better-auth.client.ts';
import { knownDevice, newDeviceCookie } from './known-device.rules.ts';
import { createSignInTries } from './sign-in.limits.ts';

const HOUR = 60 * 60_000;

/** The address of a request, and its browser's cookie. */
type Caller = { address: string; cookies: string | undefined; secure: boolean };

export type AccountsDeps = Pick<Services, 'db' | 'clock'> &
  Pick<EmbeddedIdentity, 'auth' | 'newHandover' | 'isAPIError'> & { config: AccountRules };

export function createAccounts({ auth, newHandover, isAPIError, config, ...services }: AccountsDeps) {
  const tries = createSignInTries(services, config.limits);
  const signUps = createAttemptLimiter(services, {
    name: 'sign-up by address',
    max: config.limits.signUpsPerAddress,
    windowMs: HOUR,
    message: 'Too many new accounts',
  });

  /** For the browser that has just signed in, so that attempts of others do not lock it out. */
  async function deviceCookie(account: string, { secure }: Caller) {
    const passwordHash = await findPasswordHash(services.db, account);
    return passwordHash ? newDeviceCookie(account, passwordHash, secure) : undefined;
  }

  return {
    async signUp(form: z.infer<typeof signUpSchema>, caller: Caller) {
      if (config.signUp === 'closed') throw signUpClosed();
      await signUps.consume(addressGroup(caller.address));
      const signingUp = inTurn(() => auth.api.signUpEmail({ body: form }));
      const { token, user } = await signingUp.catch((error: unknown) => {
        throw isAPIError(error) && error.body?.code?.startsWith('USER_ALREADY_EXISTS') ? emailTaken() : error;
      });
      if (!token) throw new Error('The account was made without a session');
      const cookie = await deviceCookie(form.email.toLowerCase(), caller);
      return { cookie, response: { token: await newHandover(token), user } };
    },

    async signIn({ email, password }: z.infer<typeof signInSchema>, caller: Caller) {
      const account = email.toLowerCase();
      const passwordHash = caller.cookies ? await findPasswordHash(services.db, account) : null;
      const device = knownDevice(caller.cookies, account, passwordHash);
      // Before the queue: refused attempts must not take the places of other people.
      const counted = await tries.begin({ account, address: caller.address, device });
      const signingIn = inTurn(
        () => auth.api.signInEmail({ body: { email, password } }),
        device !== undefined,
      );
      const { token, user } = await signingIn.catch(async (error: unknown) => {
        if (isAPIError(error) && error.statusCode < 500) throw wrongCredentials();
        await counted.refund();
        throw error;
      });
      await counted.succeed();
      const cookie = device === undefined ? await deviceCookie(account, caller) : undefined;
      return { cookie, response: { token: await newHandover(token), user } };
    },
  };
}
export type Accounts = ReturnType<typeof createAccounts>;
