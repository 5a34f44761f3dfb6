import type { FastifyBaseLogger } from 'fastify';
import type { Mailer } from '../../../core/mail/mailer.ts';
import { createAttemptLimiter } from '../../../core/rate-limits/attempt-limiter.ts';
import type { Services } from '../../../core/services.ts';
import { addressGroup } from '../../../core/text/address-group.ts';
import { findCredentialByEmail } from '../../identity/embedded/credentials.repository.ts';
import { noMail } from '../account.errors.ts';
import { accountTexts } from '../texts.ts';
import { hasLinkSince } from './password-links.repository.ts';
import { insertPasswordLink } from './password-links.usecases.ts';
import { passwordMail } from './password-mail.content.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PER_ADDRESS = 30;
const PER_PAIR = 5;
/** A second message within this time would fill the mailbox only: the link of the first is still valid. */
const BETWEEN_MS = 5 * MINUTE;

export type ForgottenDeps = Pick<Services, 'db' | 'clock' | 'ids'> & {
  mailer: Mailer | undefined;
  /** Address of the site, for the link; that of a request could be forged. */
  publicUrl: string | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** Sends links for new passwords by e-mail. */
export function createForgotten({ mailer, publicUrl, log, ...services }: ForgottenDeps) {
  const limit = (name: string, max: number) =>
    createAttemptLimiter(services, {
      name,
      max,
      windowMs: HOUR,
      message: () => accountTexts.tooManyLinks,
    });
  const byAddress = limit('password link by address', PER_ADDRESS);
  const byPair = limit('password link by account and address', PER_PAIR);
  let sending = Promise.resolve();

  async function send(sender: Mailer, site: string, email: string) {
    const credential = await findCredentialByEmail(services.db, email);
    if (!credential?.passwordHash) return;
    const { identityId } = credential;
    const since = new Date(services.clock().getTime() - BETWEEN_MS);
    if (await hasLinkSince(services.db, identityId, since)) return;
    const { path } = await insertPasswordLink(services, services.db, identityId);
    await sender.send({ to: credential.email, ...passwordMail(new URL(path, site).href) });
  }

  return {
    /**
     * Counts the request and returns; the message is sent afterwards, so that neither the response nor its time tells
     * whether the address has an account.
     */
    async ask(email: string, address: string) {
      if (!mailer || !publicUrl) throw noMail();
      const from = addressGroup(address);
      await byAddress.consume(from);
      await byPair.consume(`${email.toLowerCase()}\n${from}`);
      sending = sending
        .then(() => send(mailer, publicUrl, email))
        .catch((error: unknown) => log.warn(error, 'Sending a link for a new password failed'));
      return { sent: true as const };
    },
    /** Ends when everything is sent. */
    close: () => sending,
  };
}
