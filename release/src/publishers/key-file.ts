import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { Refusal } from '@my-note/tooling/refusal';
import { codeOf } from '../store/lock-owner.ts';
import { keyId, publicText } from './key.ts';

/** The key of a publisher, whose private half never leaves this object. */
export interface PublisherKey {
  id: string;
  /** The public half as one word, which `remote keys add` takes. */
  publicKey: string;
  /** Signs some content; the signature is in base64. */
  sign: (content: Buffer) => string;
}

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

/**
 * Makes a key and writes its private half to a new file that only its owner can read.
 * @throws {Refusal} when the file exists
 */
export function newKeyFile(file: string): PublisherKey {
  const { privateKey } = generateKeyPairSync('ed25519');
  try {
    const content = privateKey.export({ type: 'pkcs8', format: 'pem' });
    writeFileSync(file, content, { mode: OWNER_ONLY, flag: 'wx' });
    // The mask of the process may have taken rights of the owner too.
    chmodSync(file, OWNER_ONLY);
  } catch (error) {
    if (codeOf(error) === 'EEXIST')
      throw new Refusal(`${file} exists already, and a key is never written over another file.`);
    if (codeOf(error) === 'ENOENT')
      throw new Refusal(`${file} cannot be written: its folder does not exist.`);
    throw error;
  }
  return publisherKey(privateKey);
}

/**
 * Reads the key of a publisher.
 * @throws {Refusal} when the file holds no Ed25519 key, or others can read it
 */
export function readKeyFile(file: string): PublisherKey {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Refusal(`The key ${file} cannot be read (${codeOf(error)}). Make one: remote keys new <file>`);
  }
  // Windows has other rights.
  if (process.platform !== 'win32' && statSync(file).mode & OTHERS)
    throw new Refusal(`Others on this machine can read the key ${file}: chmod 600 ${file}`);
  return parseKey(content) ?? refuse(`${file} is not an Ed25519 key. Make one: remote keys new <file>`);
}

/** Parses the text of a private key; undefined for one that is none, or of another kind. */
export function parseKey(content: string): PublisherKey | undefined {
  const key = parsePrivateKey(content);
  return key?.asymmetricKeyType === 'ed25519' ? publisherKey(key) : undefined;
}

function refuse(message: string): never {
  throw new Refusal(message);
}

function parsePrivateKey(content: string): KeyObject | undefined {
  try {
    return createPrivateKey(content);
  } catch {
    return undefined;
  }
}

function publisherKey(privateKey: KeyObject): PublisherKey {
  const publicKey = publicText(privateKey);
  return {
    id: keyId(publicKey),
    publicKey,
    sign: (content) => sign(null, content, privateKey).toString('base64'),
  };
}
