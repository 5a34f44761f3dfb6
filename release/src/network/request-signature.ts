import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { isSignedBy } from '../publishers/key.ts';
import type { PublisherKey } from '../publishers/key-file.ts';

/** What is signed of a request. */
export interface SignedRequest {
  method: string;
  /** Path with the prefix `/api`, without a query. */
  path: string;
}

const COMPONENTS = '("@method" "@path" "content-digest")';
const INPUT =
  /^publish=(?<parameters>\("@method" "@path" "content-digest"\);created=(?<created>\d{1,12});nonce="(?<nonce>[\w-]{22})";keyid="(?<key>[0-9a-f]{16})";alg="ed25519")$/;
const SIGNATURE = /^publish=:(?<signature>[A-Za-z0-9+/=]{88}):$/;
const DIGEST = /^sha-256=:[A-Za-z0-9+/]{43}=:$/;
const NONCE_BYTES = 16;

/** Requests older than this, or as much ahead, are refused. */
export const REQUEST_SECONDS = 300;

const digestOf = (body: Buffer) => `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;

/** The headers that sign a request: HTTP Message Signatures (RFC 9421) over method, path, and the digest of the body. */
export function signatureHeaders(
  request: SignedRequest & { body: Buffer },
  key: PublisherKey,
): Record<string, string> {
  const created = Math.floor(Date.now() / 1000);
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const parameters = `${COMPONENTS};created=${created};nonce="${nonce}";keyid="${key.id}";alg="ed25519"`;
  const digest = digestOf(request.body);
  return {
    'content-digest': digest,
    'signature-input': `publish=${parameters}`,
    signature: `publish=:${key.sign(signedBytes(request, digest, parameters))}:`,
  };
}

/**
 * Checks the signature in the headers of a request, before its body is read.
 * @param publicKeyOf by the id of a key; undefined for one that may not publish
 * @returns who signed it, the nonce, and the digest that the body must have; undefined when it is not signed rightly, or not now
 */
export function readSignature(
  request: SignedRequest,
  headers: Record<string, string | string[] | undefined>,
  publicKeyOf: (id: string) => string | undefined,
): { key: string; nonce: string; digest: string } | undefined {
  const { parameters, created, nonce, key } = INPUT.exec(String(headers['signature-input']))?.groups ?? {};
  const { signature } = SIGNATURE.exec(String(headers.signature))?.groups ?? {};
  const digest = String(headers['content-digest']);
  if (!parameters || !nonce || !key || !signature || !DIGEST.test(digest)) return undefined;
  if (Math.abs(Date.now() / 1000 - Number(created)) > REQUEST_SECONDS) return undefined;
  const publicKey = publicKeyOf(key);
  const isRight = publicKey && isSignedBy(publicKey, signedBytes(request, digest, parameters), signature);
  return isRight ? { key, nonce, digest } : undefined;
}

/** Whether a body is the one whose digest was signed. */
export const hasDigest = (body: Buffer, digest: string): boolean => {
  const [found, wanted] = [Buffer.from(digestOf(body)), Buffer.from(digest)];
  return found.length === wanted.length && timingSafeEqual(found, wanted);
};

const signedBytes = ({ method, path }: SignedRequest, digest: string, parameters: string) =>
  Buffer.from(
    `"@method": ${method}\n"@path": ${path}\n"content-digest": ${digest}\n"@signature-params": ${parameters}`,
  );
