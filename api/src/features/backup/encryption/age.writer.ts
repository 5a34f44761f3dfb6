import { Readable } from 'node:stream';

/**
 * The cost of a guess of the passphrase, as a power of two: with 17 each takes 128 MB and about a second of one core,
 * and so does writing a backup.
 */
const WORK_FACTOR = 17;

/**
 * Encrypts a stream in the format of age (https://age-encryption.org/v1), which the command `age --decrypt` reads too.
 * Its library is loaded at the first use.
 */
export async function encrypt(content: Readable, passphrase: string): Promise<Readable> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  return Readable.from(await encrypter.encrypt(Readable.toWeb(content) as ReadableStream<Uint8Array>));
}
