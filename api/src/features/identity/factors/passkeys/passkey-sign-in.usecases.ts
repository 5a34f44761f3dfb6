import type { PasskeySignIn } from '@my-note/contract/factors';
import { createAttemptLimiter } from '../../../../core/rate-limits/attempt-limiter.ts';
import type { Services } from '../../../../core/services.ts';
import { addressGroup } from '../../../../core/text/address-group.ts';
import type { AccountRules } from '../../identity.port.ts';
import { identityTexts } from '../../texts.ts';
import { passkeyRefused } from '../factors.errors.ts';
import { deleteExpiredChallenges, insertChallenge, takeChallenge } from './challenges.repository.ts';
import { requestOptions, verifySignature } from './passkeys.client.ts';
import { findByCredential, updatePasskey } from './passkeys.repository.ts';
import type { RelyingParty } from './relying-party.rules.ts';

const KIND = 'passkey-sign-in';
const CHALLENGE_MS = 10 * 60_000;
const QUARTER_HOUR = 15 * 60_000;

type Deps = Pick<Services, 'db' | 'clock'> & { config: Pick<AccountRules, 'limits'> };

/** Sign-in with a passkey (docs/specification/service.md#passkeys), for which nobody has to be named. */
export function createPasskeySignIn({ config, ...services }: Deps) {
  const { db, clock } = services;
  const tries = createAttemptLimiter(services, {
    name: 'passkey by address',
    max: config.limits.signInTriesPerAddress,
    windowMs: QUARTER_HOUR,
    message: () => identityTexts.tooManySignIns,
  });

  return {
    async options(site: RelyingParty) {
      const now = clock();
      await deleteExpiredChallenges(db, now);
      const { challenge, rpId, timeout } = await requestOptions(site);
      const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
      await insertChallenge(db, challenge, { kind: KIND, userId: null, triesLeft: 1, expiresAt });
      return { challenge, rpId, timeout, userVerification: 'required' as const };
    },

    /** The account of a passkey that has signed the challenge. */
    async verify(site: RelyingParty, response: PasskeySignIn, address: string): Promise<string> {
      const from = addressGroup(address);
      await tries.consume(from);
      const passkey = await findByCredential(db, response.id);
      if (!passkey) throw passkeyRefused();
      const take = async (challenge: string) =>
        (await takeChallenge(db, KIND, challenge, clock())) !== undefined;
      const signed = await verifySignature(site, response, passkey, take);
      if (!signed) throw passkeyRefused();
      await tries.refund(from);
      await updatePasskey(db, passkey.userId, passkey.id, { ...signed, lastUsedAt: clock() });
      return passkey.userId;
    },
  };
}
