import { openOnce } from '../promises/open-once.ts';

const WAIT_MS = 10_000;

/** An SMTP server and the sender of the site's messages. */
export type MailOptions = { url: string; from: string };
type Message = { to: string; subject: string; text: string };

/** Sends e-mail through the operator's SMTP server. */
export function createMailer({ url, from }: MailOptions) {
  // Loaded at the first message, because most processes send none.
  async function open() {
    const { createTransport } = await import('nodemailer');
    const timeouts = { connectionTimeout: WAIT_MS, greetingTimeout: WAIT_MS, socketTimeout: WAIT_MS };
    return createTransport({ url, ...timeouts }, { from });
  }
  const opened = openOnce(open);

  return {
    /** Connects and signs in without a message; rejects when the server refuses. */
    async check(): Promise<void> {
      const transport = await open();
      await transport.verify();
      transport.close();
    },
    /** Rejects when the server does not accept the message. */
    async send(message: Message): Promise<void> {
      const transport = await opened.get();
      await transport.sendMail(message);
    },
  };
}
export type Mailer = ReturnType<typeof createMailer>;
