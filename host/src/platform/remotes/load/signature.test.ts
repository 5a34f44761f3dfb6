import { generateKeyPairSync, sign } from 'node:crypto';
import { signedRegistryText } from '@my-note/contract/registry';
import { afterEach, expect, test, vi } from 'vitest';
import { demandSignature } from './signature.chunk.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const siteKey = `ed25519:${publicKey.export({ format: 'jwk' }).x}`;
const registry = { schema: 1, revision: 7, added: { b: 1, a: [2] }, remotes: [] };
const value = sign(null, Buffer.from(signedRegistryText(registry)), privateKey).toString('base64');
const signed = { ...registry, signature: { key: siteKey, value } };
afterEach(() => vi.unstubAllGlobals());

test('takes what the site has signed, with fields that this version does not know', async () => {
  await demandSignature(signed, siteKey);
  await demandSignature(JSON.parse(JSON.stringify(signed, null, 2)), siteKey);
});

test.each([
  ['without a signature', registry],
  ['changed', { ...signed, revision: 8 }],
  ['with another field', { ...signed, more: 1 }],
  [
    'with a signature of something else',
    { ...signed, signature: { key: siteKey, value: btoa('x'.repeat(64)) } },
  ],
  ['with a signature that is no base64', { ...signed, signature: { key: siteKey, value: '%' } }],
  ['of another key', { ...signed, signature: { key: `ed25519:${'A'.repeat(43)}`, value } }],
  ['that is no registry', null],
])('refuses a registry %s', async (_name, other) => {
  await expect(demandSignature(other, siteKey)).rejects.toThrow('The registry is not');
});

test('cannot look at the signature without TLS, and demands that there is one all the same', async () => {
  vi.stubGlobal('crypto', {});
  await demandSignature(signed, siteKey);
  await expect(demandSignature(registry, siteKey)).rejects.toThrow('not signed');
});
