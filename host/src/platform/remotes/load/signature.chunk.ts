import { signedRegistryText } from '@my-note/contract/registry';

const KEY = /^ed25519:([\w-]{43})$/;

const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

const isUnsupported = (error: unknown) => error instanceof DOMException && error.name === 'NotSupportedError';

/**
 * Demands that a site has signed a registry (docs/specification/composition.md#signed-registry). Browsers without Ed25519,
 * and pages without TLS, cannot look; the service has looked before it sent it.
 * @param registry as it was parsed, before anything is left out
 * @param siteKey as one word, `ed25519:…`
 * @throws when the signature is missing, of another key, or wrong
 */
export async function demandSignature(registry: unknown, siteKey: string): Promise<void> {
  const { signature } = Object(registry);
  const [, x] = KEY.exec(siteKey) ?? [];
  if (x === undefined || signature?.key !== siteKey)
    throw new Error('The registry is not signed by the site');
  const { subtle } = crypto;
  if (!subtle) return;
  try {
    const key = await subtle.importKey('raw', bytesOf(x), 'Ed25519', false, ['verify']);
    const text = new TextEncoder().encode(signedRegistryText(Object(registry)));
    if (await subtle.verify('Ed25519', key, bytesOf(String(signature.value)), text)) return;
  } catch (error) {
    if (isUnsupported(error)) return;
  }
  throw new Error('The registry is not what the site has signed');
}
