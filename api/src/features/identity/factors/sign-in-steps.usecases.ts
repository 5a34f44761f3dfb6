import type { PasskeySignIn, secondFactorSchema } from '@my-note/contract/factors';
import type * as z from 'zod';
import type { Services } from '../../../core/services.ts';
import { findPasswordHash, readIdentityUser } from '../embedded/accounts.repository.ts';
import type { EmbeddedIdentity } from '../embedded/better-auth.client.ts';
import { knownDevice, newDeviceCookie } from '../embedded/known-device.rules.ts';
import type { Visitor } from '../embedded/visitor.http.ts';
import type { AccountRules } from '../identity.port.ts';
import { createPasskeySignIn } from './passkeys/passkey-sign-in.usecases.ts';
import type { RelyingParty } from './passkeys/relying-party.rules.ts';
import type { SecondStep } from './two-step/second-step.usecases.ts';

type Deps = Pick<Services, 'db' | 'clock'> &
  Pick<EmbeddedIdentity, 'handoverFor'> & { config: AccountRules; secondStep: SecondStep };

/** The calls of a sign-in after, or instead of, that with a password. */
export function createSignInSteps({ secondStep, handoverFor, ...services }: Deps) {
  const { db } = services;
  const passkeys = createPasskeySignIn(services);

  /** A handover token, and the cookie of a browser that has signed in to the account. */
  async function signedIn(userId: string, { cookies, secure }: Visitor) {
    const { id, name, email } = await readIdentityUser(db, userId);
    const hash = await findPasswordHash(db, email);
    const isNew = hash !== null && knownDevice(cookies, email, hash) === undefined;
    const cookie = isNew ? newDeviceCookie(email, hash, secure) : undefined;
    return { cookie, response: { token: await handoverFor(userId), user: { id, name, email } } };
  }

  return {
    passkeyOptions: passkeys.options,

    async withPasskey(site: RelyingParty, response: PasskeySignIn, visitor: Visitor) {
      return signedIn(await passkeys.verify(site, response, visitor.address), visitor);
    },

    async withCode(form: z.infer<typeof secondFactorSchema>, visitor: Visitor) {
      const userId = await secondStep.openTicket(form.ticket);
      const { email: account } = await readIdentityUser(db, userId);
      const device = knownDevice(visitor.cookies, account, await findPasswordHash(db, account));
      await secondStep.finish(userId, form, { account, device, ...visitor });
      return signedIn(userId, visitor);
    },
  };
}
export type SignInSteps = ReturnType<typeof createSignInSteps>;
