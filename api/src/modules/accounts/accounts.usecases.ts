import type { signInSchema, signUpSchema } from '@my-note/shared-kit/contract';
import type { z } from 'zod';
import type { EmbeddedIdentity } from '../../identity/embedded/embedded-identity.ts';
import type { AccountRules } from '../../identity/identity-adapter.ts';
import type { Services } from '../../services.ts';
import { createTryLimiter } from '../tries/try-limiter.ts';
import { emailTaken, signUpClosed, wrongCredentials } from './accounts.errors.ts';

const QUARTER_HOUR = 15 * 60_000;
const HOUR = 60 * 60_000;

export type AccountsDeps = Pick<Services, 'db' | 'clock'> &
  Pick<EmbeddedIdentity, 'auth' | 'newHandover' | 'isAPIError'> & { config: AccountRules };

export function createAccounts({ auth, newHandover, isAPIError, config, ...services }: AccountsDeps) {
  const { signInTriesPerAccount, signInTriesPerAddress, signUpsPerAddress } = config.limits;
  const tooManyTries = 'Too many sign-in tries';
  const byAccount = createTryLimiter(services, {
    name: 'sign-in by account',
    max: signInTriesPerAccount,
    windowMs: QUARTER_HOUR,
    message: tooManyTries,
  });
  const byAddress = createTryLimiter(services, {
    name: 'sign-in by address',
    max: signInTriesPerAddress,
    windowMs: QUARTER_HOUR,
    message: tooManyTries,
  });
  const signUps = createTryLimiter(services, {
    name: 'sign-up by address',
    max: signUpsPerAddress,
    windowMs: HOUR,
    message: 'Too many new accounts',
  });

  return {
    async signUp(form: z.infer<typeof signUpSchema>, address: string) {
      if (config.signUp === 'closed') throw signUpClosed();
      await signUps.consume(address);
      const { token, user } = await auth.api.signUpEmail({ body: form }).catch((error: unknown) => {
        throw isAPIError(error) && error.body?.code?.startsWith('USER_ALREADY_EXISTS') ? emailTaken() : error;
      });
      if (!token) throw new Error('The account was made without a session');
      return { token: await newHandover(token), user };
    },

    async signIn({ email, password }: z.infer<typeof signInSchema>, address: string) {
      const account = email.toLowerCase();
      // Counted before the slow check of the password, or parallel tries would slip past the limit.
      await byAddress.consume(address);
      await byAccount.consume(account).catch(async (error: unknown) => {
        await byAddress.refund(address);
        throw error;
      });
      const { token, user } = await auth.api
        .signInEmail({ body: { email, password } })
        .catch((error: unknown) => {
          throw isAPIError(error) && error.statusCode < 500 ? wrongCredentials() : error;
        });
      await byAccount.forget(account);
      await byAddress.refund(address);
      return { token: await newHandover(token), user };
    },
  };
}
export type Accounts = ReturnType<typeof createAccounts>;
