import { type Registry, signedRegistryText } from '@my-note/contract/registry';
import { Refusal } from '@my-note/tooling/refusal';
import { isSignedBy } from '../publishers/key.ts';
import { REGISTRY } from './registry.ts';
import type { SiteKey } from './site-key.ts';

const bytesOf = (registry: object) => Buffer.from(signedRegistryText(registry));

/** The registry with the signature of the site. */
export const withSignature = (registry: Registry, { publicKey, sign }: Required<SiteKey>): Registry => ({
  ...registry,
  signature: { key: publicKey, value: sign(bytesOf(registry)) },
});

/**
 * Why a registry is not one that the site has signed; undefined when it is.
 * @param content the file as it was read: what a newer version has added to it is signed too
 * @param key the key of the site; without one an unsigned registry is as it should be
 */
export function signatureProblem(
  content: Buffer | string,
  key: Pick<SiteKey, 'id' | 'publicKey'> | undefined,
): string | undefined {
  const registry = Object(JSON.parse(String(content)));
  const { signature } = registry;
  if (!key)
    return signature ? `${REGISTRY} is signed by the key of the site, and SITE_KEY is not set` : undefined;
  if (!signature) return `${REGISTRY} has no signature of the site's key ${key.id}`;
  if (signature.key !== key.publicKey) return `${REGISTRY} is signed by another key than ${key.id}`;
  return isSignedBy(key.publicKey, bytesOf(registry), String(signature.value))
    ? undefined
    : `${REGISTRY} is not what the site has signed`;
}

/**
 * Demands what a flip needs: a registry that the site has signed, and the key to sign the next one.
 * @param isSigning the operator has looked at what is live and signs it
 * @throws {Refusal} that says what to do
 */
export function demandSignature(
  content: Buffer | undefined,
  key: SiteKey | undefined,
  isSigning: boolean,
): void {
  if (key && !key.sign)
    throw new Refusal(
      'SITE_KEY is the public half of the key. To change what is live, set it to the file of the key.',
    );
  const problem = content && !isSigning ? signatureProblem(content, key) : undefined;
  if (!problem) return;
  throw new Refusal(
    key
      ? `${problem}. Nothing was changed. Look at what is live (remote ls, remote verify); if it is as it should be: remote sign`
      : `${problem}. Set it to the file of the key.`,
  );
}
