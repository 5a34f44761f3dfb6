import { createHmac, randomBytes } from 'node:crypto';

const SECRET_START = 'whsec_';
const SECRET_BYTES = 32;

/** A new secret, as the convention writes it. */
export const newSecret = () => `${SECRET_START}${randomBytes(SECRET_BYTES).toString('base64')}`;

type Message = { id: string; at: Date; body: string };

/** Headers of a delivery by the Standard Webhooks convention; with a signature for each secret. */
export function signedHeaders({ id, at, body }: Message, secrets: readonly string[]) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_START.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
