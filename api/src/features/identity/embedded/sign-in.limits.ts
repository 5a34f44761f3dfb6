import { AppError } from '../../../core/errors.ts';
import { createAttemptLimiter } from '../../../core/rate-limits/attempt-limiter.ts';
import type { Services } from '../../../core/services.ts';
import { addressGroup } from '../../../core/text/address-group.ts';
import type { AccountRules } from '../identity.port.ts';
import { identityTexts } from '../texts.ts';

const QUARTER_HOUR = 15 * 60_000;
const DAY = 24 * 60 * 60_000;
/** Factors of the limit for all unknown browsers together at one account, in 15 minutes and in a day. */
const STRANGERS = 5;
/** A code has six digits, and somebody who guesses it knows the password already. */
const STRANGERS_A_DAY = { 'sign-in': 50, code: 10 };

/** Who tries: `device` is a browser that has signed in to the account before. */
export type Trier = { account: string; address: string; device: string | undefined };
type Try = Trier & {
  /** For the owner's second factor: attempts of strangers do not count. */
  ownAddressOnly?: boolean;
};
/** An attempt that counts until it turns out right, or could not be checked. */
export type CountedTry = { succeed: () => Promise<void>; refund: () => Promise<void> };

/**
 * Limits of wrong passwords. They are counted per address, so that others cannot lock out the owner;
 * all unknown browsers together have a limit too, which does not apply to one that has signed in before.
 */
export function createSignInTries(
  services: Pick<Services, 'db' | 'clock'>,
  { signInTriesPerAccount, signInTriesPerAddress }: AccountRules['limits'],
  what: 'sign-in' | 'code' = 'sign-in',
) {
  const limit = (name: string, max: number, windowMs = QUARTER_HOUR) =>
    createAttemptLimiter(services, {
      name: `${what} by ${name}`,
      max,
      windowMs,
      message: () => identityTexts.tooManySignIns,
    });
  const byDevice = limit('device', signInTriesPerAccount);
  const byAddress = limit('address', signInTriesPerAddress);
  const byPair = limit('account and address', signInTriesPerAccount);
  const byAccount = limit('account', signInTriesPerAccount * STRANGERS);
  const byDay = limit('account in a day', signInTriesPerAccount * STRANGERS_A_DAY[what], DAY);
  /** Of those who have a right code, for passwords; and for codes that came with a password. */
  const byVouched = limit('account with a code', signInTriesPerAccount * STRANGERS);
  const byVouching = limit(
    'account in a day, with the password',
    signInTriesPerAccount * STRANGERS_A_DAY.code,
    DAY,
  );

  /** Counts an attempt before the slow check of its password. */
  async function begin({ account, address, device, ownAddressOnly }: Try): Promise<CountedTry> {
    const from = addressGroup(address);
    const ofAddress = [
      [byPair, `${account}\n${from}`],
      [byAddress, from],
    ] as const;
    const ofAccount = [
      [byAccount, account],
      [byDay, account],
    ] as const;
    const ofOwner = what === 'sign-in' ? ([...ofAddress, [byVouched, account]] as const) : ofAddress;
    const ofStranger = ownAddressOnly ? ofOwner : ([...ofAddress, ...ofAccount] as const);
    const keys = device === undefined ? ofStranger : ([[byDevice, `${account}\n${device}`]] as const);
    const counted: (typeof keys)[number][] = [];
    const refund = async () => {
      for (const [limiter, key] of counted) await limiter.refund(key);
    };
    for (const one of keys) {
      const [limiter, key] = one;
      await limiter.consume(key).catch(async (error: unknown) => {
        await refund();
        throw error;
      });
      counted.push(one);
    }
    const succeed = async () => {
      await refund();
      const [limiter, key] = keys[0];
      await limiter.forget(key);
    };
    return { succeed, refund };
  }
  /** Counts a wrong code that came with the password. False once there are too many for the account. */
  const countVouching = (account: string) =>
    byVouching.consume(account).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError) return false;
        throw error;
      },
    );

  return { begin, countVouching, refundVouching: byVouching.refund };
}
