import type { signInSchema, signUpSchema } from '@my-note/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Caller } from '../../../core/http/caller.ts';
import { inTurn } from '../../../core/promises/in-turn.ts';
import { createAttemptLimiter } from '../../../core/rate-limits/attempt-limiter.ts';
import type { Services } from '../../../core/services.ts';
import { addressGroup } from '../../../core/text/address-group.ts';
import { recordActivity } from '../../activity/activity.usecases.ts';
import { admit } from '../../invitations/admission.usecases.ts';
import type { SecondStep } from '../factors/two-step/second-step.usecases.ts';
import type { AccountRules } from '../identity.port.ts';
import { identityTexts } from '../texts.ts';
import { emailTaken, wrongCredentials } from './accounts.errors.ts';
import { dropHandover, findIdentityUserId, findPasswordHash, findUserId } from './accounts.repository.ts';
import type { EmbeddedIdentity } from './better-auth.client.ts';
import { knownDevice, newDeviceCookie } from './known-device.rules.ts';
import { refuseWeakPassword } from './password.rules.ts';
import { createSignInTries, type Trier } from './sign-in.limits.ts';
import type { Visitor } from './visitor.http.ts';

const HOUR = 60 * 60_000;

export type AccountsDeps = Pick<Services, 'db' | 'clock' | 'ids'> &
  Pick<EmbeddedIdentity, 'library' | 'newHandover'> & {
    config: AccountRules;
    secondStep: SecondStep;
    log: Pick<FastifyBaseLogger, 'warn'>;
  };

/** The cookie of a known device, and a handover token or a ticket for the second step. */
type SignedIn = {
  cookie: string | undefined;
  response:
    | { token: string; user: { id: string; name: string; email: string } }
    | { secondFactor: { ticket: string } };
};

export function createAccounts({ library, newHandover, config, secondStep, log, ...services }: AccountsDeps) {
  const tries = createSignInTries(services, config.limits);
  const signUps = createAttemptLimiter(services, {
    name: 'sign-up by address',
    max: config.limits.signUpsPerAddress,
    windowMs: HOUR,
    message: () => identityTexts.tooManyAccounts,
  });

  /** For the browser that has just signed in, so that attempts of others do not lock it out. */
  async function deviceCookie(account: string, { secure }: Visitor) {
    const passwordHash = await findPasswordHash(services.db, account);
    return passwordHash ? newDeviceCookie(account, passwordHash, secure) : undefined;
  }

  /** The response does not wait for it: its time would tell whether the account exists. */
  function recordFailure(account: string, caller: Caller) {
    const recording = async () => {
      const ownerId = await findUserId(services.db, account);
      if (!ownerId) return;
      const event = { ownerId, kind: 'sign-in-failed', actor: 'unknown', caller } as const;
      await recordActivity(services, services.db, event);
    };
    recorded = recorded
      .then(recording)
      .catch((error: unknown) => log.warn(error, 'Recording a failed sign-in'));
  }
  let recorded = Promise.resolve();

  const vouch = (code: string, trier: Trier) =>
    secondStep.vouch(() => findIdentityUserId(services.db, trier.account), code, trier);

  /** The second step after a right password: a ticket for it, unless it is done, or the password is enough. */
  async function secondStepOf(userId: string, code: string | undefined, vouched: boolean, caller: Caller) {
    if (code && vouched && (await secondStep.use(userId, code, caller))) return undefined;
    const ticket = await secondStep.ticketFor(userId);
    if (ticket !== undefined && code && !vouched) await secondStep.recordFailure(userId, caller);
    return ticket;
  }

  return {
    /** Ends when everything is recorded. */
    close: () => recorded,

    async signUp({ invitation, ...form }: z.infer<typeof signUpSchema>, visitor: Visitor) {
      await signUps.consume(addressGroup(visitor.address));
      await refuseWeakPassword(form.password, form);
      const entry = { local: visitor.local, invitation };
      const admitted = await admit({ ...services, config }, services.db, entry);
      const { auth, isAPIError } = await library();
      const signingUp = inTurn(() => auth.api.signUpEmail({ body: form }));
      const { token, user } = await signingUp.catch(async (error: unknown) => {
        await admitted.undo();
        throw isAPIError(error) && error.body?.code?.startsWith('USER_ALREADY_EXISTS') ? emailTaken() : error;
      });
      if (!token) throw new Error('The account was made without a session');
      const cookie = await deviceCookie(form.email.toLowerCase(), visitor);
      return { cookie, response: { token: await newHandover(token), user } };
    },

    async signIn(
      { email, password, code }: z.infer<typeof signInSchema>,
      visitor: Visitor,
    ): Promise<SignedIn> {
      const account = email.toLowerCase();
      const passwordHash = visitor.cookies ? await findPasswordHash(services.db, account) : null;
      const device = knownDevice(visitor.cookies, account, passwordHash);
      // Before the queue: refused attempts must not take the places of other people.
      const trier = { account, address: visitor.address, device };
      const vouched = code ? await vouch(code, trier) : false;
      const counted = await tries.begin({ ...trier, ownAddressOnly: vouched });
      const { auth, isAPIError } = await library();
      const signingIn = inTurn(
        () => auth.api.signInEmail({ body: { email, password } }),
        device !== undefined,
      );
      const { token, user } = await signingIn.catch(async (error: unknown) => {
        if (isAPIError(error) && error.statusCode < 500) {
          recordFailure(account, visitor.caller);
          throw wrongCredentials();
        }
        await counted.refund();
        throw error;
      });
      await counted.succeed();
      const ticket = await secondStepOf(user.id, code, vouched, visitor.caller);
      if (ticket !== undefined) {
        await dropHandover(services.db, token);
        return { cookie: undefined, response: { secondFactor: { ticket } } };
      }
      const cookie = device === undefined ? await deviceCookie(account, visitor) : undefined;
      return { cookie, response: { token: await newHandover(token), user } };
    },
  };
}
export type Accounts = ReturnType<typeof createAccounts>;
