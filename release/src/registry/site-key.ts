import { Refusal } from '@my-note/tooling/refusal';
import { keyId, parsePublicKey } from '../publishers/key.ts';
import { readKeyFile } from '../publishers/key-file.ts';

/** The key that a site signs its registry with. */
export interface SiteKey {
  id: string;
  /** As one word, `ed25519:…`. */
  publicKey: string;
  /** Signs some content, in base64; undefined where only the public half is known, which checks and flips nothing. */
  sign?: (content: Buffer) => string;
}

const isWord = (setting: string) => setting.startsWith('ed25519:');

/**
 * The key of the site (docs/decisions/0089-the-site-signs-its-registry.md): the file of its private half, or its public
 * half as one word. Undefined when none is set.
 * @throws {Refusal} when the setting is neither
 */
export function readSiteKey(setting = process.env.SITE_KEY): SiteKey | undefined {
  if (!setting) return undefined;
  if (!isWord(setting)) return readKeyFile(setting);
  if (parsePublicKey(setting)) return { id: keyId(setting), publicKey: setting };
  throw new Refusal(
    'SITE_KEY is no public key. Set the word that "remote keys show <file>" prints, or the file itself',
  );
}
