import { createDecipheriv, hkdfSync } from 'node:crypto';
import { BackupError } from '../manifest.rules.ts';
import type { Bytes } from '../places/bytes.port.ts';

const INTRO = 'age-encryption.org/v1\n';
/** A header of one passphrase takes 150 bytes. */
const HEADER_BYTES = 2_048;
const NONCE_BYTES = 16;
const TAG_BYTES = 16;
const CHUNK_BYTES = 64 * 1024;

/** Whether the bytes are those of an encrypted backup. */
export async function isEncrypted(bytes: Bytes): Promise<boolean> {
  const start = await bytes.read(0, Math.min(bytes.size, INTRO.length));
  return start.toString('latin1') === INTRO;
}

/**
 * Decrypts from any position: age's library gives the key of the file, and each chunk of 64 kB is sealed by itself with its
 * number, the last one also as the last. `what` names the file in messages.
 */
export async function decrypt(bytes: Bytes, passphrase: string, what: string): Promise<Bytes> {
  const start = await bytes.read(0, Math.min(bytes.size, HEADER_BYTES));
  const header = /^[\s\S]*?\n--- [^\n]*\n/.exec(start.toString('latin1'))?.[0];
  const payloadStart = (header?.length ?? 0) + NONCE_BYTES;
  const sealed = bytes.size - payloadStart;
  if (header === undefined || sealed < TAG_BYTES) throw cutOff(what);
  const fileKey = await openHeader(Buffer.from(header, 'latin1'), passphrase, what);
  const nonce = start.subarray(header.length, payloadStart);
  const key = Buffer.from(hkdfSync('sha256', fileKey, nonce, 'payload', 32));
  const step = CHUNK_BYTES + TAG_BYTES;
  const last = Math.max(0, Math.ceil(sealed / step) - 1);

  async function readChunk(index: number) {
    const at = index * step;
    const chunk = await bytes.read(payloadStart + at, Math.min(step, sealed - at));
    const opened = openChunk(key, index, index === last, chunk);
    if (opened) return opened;
    throw index === last ? cutOff(what) : altered(what);
  }

  // Reading the end first shows that the file is whole.
  let kept = { index: last, chunk: await readChunk(last) };
  const size = last * CHUNK_BYTES + kept.chunk.length;
  return {
    size,
    async read(from, length) {
      const parts: Buffer[] = [];
      for (let at = from; at < from + length; ) {
        const index = Math.floor(at / CHUNK_BYTES);
        if (index > last) throw cutOff(what);
        if (kept.index !== index) kept = { index, chunk: await readChunk(index) };
        const begin = at - index * CHUNK_BYTES;
        const part = kept.chunk.subarray(begin, begin + from + length - at);
        if (part.length === 0) throw cutOff(what);
        parts.push(part);
        at += part.length;
      }
      return Buffer.concat(parts);
    },
    close: () => bytes.close(),
  };
}

async function openHeader(header: Uint8Array, passphrase: string, what: string) {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return await decrypter.decryptHeader(header);
  } catch (cause) {
    // The library has no other way to tell them apart.
    if (cause instanceof Error && cause.message.includes('no identity matched'))
      throw new BackupError(
        `The passphrase does not open ${what}. Set BACKUP_PASSPHRASE to the one that it was made with. Nothing was changed`,
        { cause },
      );
    throw altered(what, cause);
  }
}

function openChunk(key: Buffer, index: number, isLast: boolean, sealed: Buffer): Buffer | undefined {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(index), 3);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  const decipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}

const cutOff = (what: string) =>
  new BackupError(
    `${what} is cut off, or was altered at its end: its last part is not the end of an encrypted backup. Nothing was changed`,
  );

const altered = (what: string, cause?: unknown) =>
  new BackupError(
    `${what} was altered or damaged: a part of it does not have its seal. Nothing was changed`,
    {
      cause,
    },
  );
