import * as z from 'zod/mini';
import { isSignedBy } from './key.ts';
import type { PublisherKey } from './key-file.ts';

const TYPE = 'application/vnd.my-note.release+json';

/** A signed statement in the form of DSSE (github.com/secure-systems-lab/dsse), with one signature. */
export const envelopeSchema = z.object({
  payloadType: z.literal(TYPE),
  /** The statement as JSON, in base64: what is signed is never serialized again. */
  payload: z.string(),
  signatures: z.tuple([z.object({ keyid: z.string(), sig: z.string() })]),
});
export type Envelope = z.infer<typeof envelopeSchema>;

/** Signs a statement. */
export function seal(statement: object, key: PublisherKey): Envelope {
  const payload = Buffer.from(JSON.stringify(statement));
  return {
    payloadType: TYPE,
    payload: payload.toString('base64'),
    signatures: [{ keyid: key.id, sig: key.sign(signedBytes(payload)) }],
  };
}

/** The id of the key that an envelope says it was signed with. */
export const signerOf = ({ signatures: [{ keyid }] }: Envelope): string => keyid;

/**
 * Opens an envelope.
 * @param publicKey as one word
 * @returns the JSON inside; undefined when the signature is not that of the key
 */
export function unseal({ payload, signatures: [{ sig }] }: Envelope, publicKey: string): string | undefined {
  const content = Buffer.from(payload, 'base64');
  return isSignedBy(publicKey, signedBytes(content), sig) ? content.toString() : undefined;
}

// The type is signed too, so that a signature for another purpose never passes as one of a release.
const signedBytes = (payload: Buffer) =>
  Buffer.concat([Buffer.from(`DSSEv1 ${TYPE.length} ${TYPE} ${payload.length} `), payload]);
