import { verifyPassword } from 'better-auth/crypto';
import type { SignedIn } from '../../../core/http/session.ts';
import { inTurn } from '../../../core/promises/in-turn.ts';
import { createAttemptLimiter } from '../../../core/rate-limits/attempt-limiter.ts';
import type { Services } from '../../../core/services.ts';
import type { AccountRules } from '../identity.port.ts';
import { identityTexts } from '../texts.ts';
import { isTwoStepOn } from './authenticators.repository.ts';
import { noPassword, signInAgain, wrongPassword } from './factors.errors.ts';
import { findAccount } from './person.repository.ts';

const QUARTER_HOUR = 15 * 60_000;

type Deps = Pick<Services, 'db' | 'clock'> & {
  config: Pick<AccountRules, 'limits'>;
  isFreshSession: (session: SignedIn) => Promise<boolean>;
};

/**
 * Asks a signed-in user for the password again: a stolen session alone must not change how to sign in. With
 * two-step sign-in, a stolen session and password must not either.
 */
export function createPasswordConfirmation({ config, isFreshSession, ...services }: Deps) {
  const tries = createAttemptLimiter(services, {
    name: 'password confirmation',
    max: config.limits.signInTriesPerAccount,
    windowMs: QUARTER_HOUR,
    message: () => identityTexts.tooManyAttempts,
  });

  /** The account of the user, when the password is right. */
  return async (session: SignedIn, password: string) => {
    const { userId } = session;
    const account = await findAccount(services.db, userId);
    const hash = account?.passwordHash;
    if (!account || !hash) throw noPassword();
    await tries.consume(userId);
    if (!(await inTurn(() => verifyPassword({ hash, password }), true))) throw wrongPassword();
    await tries.forget(userId);
    if ((await isTwoStepOn(services.db, account.id)) && !(await isFreshSession(session))) throw signInAgain();
    return account;
  };
}
export type ConfirmPassword = ReturnType<typeof createPasswordConfirmation>;
