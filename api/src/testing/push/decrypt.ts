import { createDecipheriv, hkdfSync } from 'node:crypto';
import type { BrowserKeys } from './browser-keys.ts';

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));
const label = (text: string, ...more: Buffer[]) => Buffer.concat([Buffer.from(`${text}\0`), ...more]);

/** What a browser does with the body of a push message (RFC 8291, with one record of RFC 8188). */
export function decryptMessage(body: Buffer, { ecdh, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyEnd = 21 + body.readUInt8(20);
  const sender = body.subarray(21, keyEnd);
  const record = body.subarray(keyEnd);
  if (record.length > recordSize) throw new Error('The message has more than one record');

  const info = label('WebPush: info', ecdh.getPublicKey(), sender);
  const input = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(input, salt, label('Content-Encoding: aes128gcm'), 16);
  const nonce = derive(input, salt, label('Content-Encoding: nonce'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('The padding is wrong');
  return padded.subarray(0, end).toString();
}
