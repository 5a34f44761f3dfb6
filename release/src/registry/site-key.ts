import { readFileSync } from 'node:fs';
import { Refusal } from '@my-note/tooling/refusal';
import { keyId, parsePublicKey } from '../publishers/key.ts';
import { parseKey, readKeyFile } from '../publishers/key-file.ts';

/** The key that a site signs its registry with. */
export interface SiteKey {
  id: string;
  /** As one word, `ed25519:…`. */
  publicKey: string;
  /** Signs some content, in base64; undefined where only the public half is known, which checks and flips nothing. */
  sign?: (content: Buffer) => string;
}

/** Of this process: the variable itself, or the file that `SITE_KEY_FILE` names, as services take all of their variables. */
function settingOfProcess(): string | undefined {
  const { SITE_KEY, SITE_KEY_FILE } = process.env;
  return SITE_KEY || (SITE_KEY_FILE ? readFileSync(SITE_KEY_FILE, 'utf8') : undefined);
}

/**
 * The key of the site (docs/decisions/0089-the-site-signs-its-registry.md): its private half as text or as a file, or its
 * public half as one word. Undefined when none is set.
 * @throws {Refusal} when the setting is none of them
 */
export function readSiteKey(setting = settingOfProcess()): SiteKey | undefined {
  const text = setting?.trim();
  if (!text) return undefined;
  if (text.startsWith('ed25519:')) {
    if (parsePublicKey(text)) return { id: keyId(text), publicKey: text };
    throw new Refusal('SITE_KEY is no public key. Set the word that "remote keys show <file>" prints');
  }
  // What is said of it must not have it: it would be in a log.
  if (!text.startsWith('-----')) return readKeyFile(text);
  const key = parseKey(text);
  if (key) return key;
  throw new Refusal('SITE_KEY is no Ed25519 key. Make one: remote keys new <file>');
}

/** Whether this process has only the public half, and so leaves what is signed as it is. */
export function checksOnly(): boolean {
  const key = readSiteKey();
  return key !== undefined && !key.sign;
}
