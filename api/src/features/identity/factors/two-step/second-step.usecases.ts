import type { Caller } from '../../../../core/http/caller.ts';
import type { Services } from '../../../../core/services.ts';
import { recordActivity } from '../../../activity/activity.usecases.ts';
import { createSignInTries, type Trier } from '../../embedded/sign-in.limits.ts';
import type { AccountRules } from '../../identity.port.ts';
import { isTwoStepOn } from '../authenticators.repository.ts';
import { ticketExpired, wrongCode } from '../factors.errors.ts';
import {
  deleteExpiredChallenges,
  insertChallenge,
  takeChallenge,
  tryChallenge,
} from '../passkeys/challenges.repository.ts';
import { findOwner } from '../person.repository.ts';
import { isRightCode, takeCode } from './codes.usecases.ts';
import { asAppCode } from './recovery-codes.rules.ts';

const KIND = 'second-factor';
const TICKET_MS = 5 * 60_000;
const TRIES_PER_TICKET = 5;

type Attempt = Trier & { caller: Caller };
type Deps = Pick<Services, 'db' | 'clock' | 'ids'> & { config: Pick<AccountRules, 'limits'> };

/** The second step of a sign-in with a password (docs/specification/service.md#second-factor). */
export function createSecondStep({ config, ...services }: Deps) {
  const { db, clock, ids } = services;
  const tries = createSignInTries(services, config.limits, 'code');

  async function recordFailure(userId: string, caller: Caller) {
    const ownerId = await findOwner(db, userId);
    const event = { kind: 'second-step-failed', actor: 'unknown', caller } as const;
    if (ownerId) await recordActivity(services, db, { ownerId, ...event });
  }

  return {
    /** A ticket for the second step; undefined when the password is enough. */
    async ticketFor(userId: string): Promise<string | undefined> {
      if (!(await isTwoStepOn(db, userId))) return undefined;
      const [ticket, now] = [ids.token(), clock()];
      await deleteExpiredChallenges(db, now);
      const expiresAt = new Date(now.getTime() + TICKET_MS);
      await insertChallenge(db, ticket, { kind: KIND, userId, triesLeft: TRIES_PER_TICKET, expiresAt });
      return ticket;
    },

    /** Whose ticket it is. Counts an attempt. */
    async openTicket(ticket: string): Promise<string> {
      const tried = await tryChallenge(db, KIND, ticket, clock());
      if (!tried?.userId) throw ticketExpired();
      return tried.userId;
    },

    /** Uses the code, then the ticket; throws unless both are good. */
    async finish(userId: string, { ticket, code }: { ticket: string; code: string }, attempt: Attempt) {
      // Nobody guesses a recovery code: its owner gets in while strangers guess codes of the app.
      const ownAddressOnly = asAppCode(code) === undefined;
      const counted = await tries.begin({ ...attempt, ownAddressOnly });
      const used = await db.transaction(async (tx) => {
        const good = await takeCode(services, tx, { userId, code, caller: attempt.caller });
        if (good && !(await takeChallenge(tx, KIND, ticket, clock()))) throw ticketExpired();
        return good;
      });
      if (!used) {
        await recordFailure(userId, attempt.caller);
        throw wrongCode();
      }
      await counted.succeed();
    },

    recordFailure,

    /**
     * Whether a code that came with the password is right: then its owner gets in while strangers guess passwords. It is
     * counted before anything depends on whether there is such an account. After too many wrong codes of the app, of
     * whatever address, none is looked at: it is asked for after the password.
     */
    async vouch(findUser: () => Promise<string | undefined>, code: string, attempt: Trier) {
      const counted = await tries.begin({ ...attempt, ownAddressOnly: true });
      const ofApp = asAppCode(code) !== undefined;
      if (ofApp && !(await tries.countVouching(attempt.account))) return false;
      const userId = await findUser();
      const isRight = userId !== undefined && (await isRightCode(services, { userId, code }));
      if (!isRight) return false;
      await counted.succeed();
      if (ofApp) await tries.refundVouching(attempt.account);
      return true;
    },

    /** Uses a code that came with the right password; false when it was used meanwhile. */
    use: (userId: string, code: string, caller: Caller) =>
      db.transaction((tx) => takeCode(services, tx, { userId, code, caller })),
  };
}
export type SecondStep = ReturnType<typeof createSecondStep>;
