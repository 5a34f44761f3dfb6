import { createMailer, type MailOptions } from '../../../core/mail/mailer.ts';
import { type Finding, findingsOf, wordsOf } from '../finding.ts';

/** Connects to the SMTP server and signs in, without sending a message. */
export async function checkMail(options: MailOptions): Promise<Finding> {
  const { ok, failed } = findingsOf('mail');
  const { host } = new URL(options.url);
  try {
    await createMailer(options).check();
    return ok(`${host} takes messages from ${options.from}; none was sent`);
  } catch (error) {
    return failed(`${host} does not let My Note in (${wordsOf(error)}). Check SMTP_URL`);
  }
}
