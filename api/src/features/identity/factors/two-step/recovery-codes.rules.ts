import { randomBytes } from 'node:crypto';
import { hashToken } from '../../../../core/text/hash-token.ts';

const COUNT = 10;
const LENGTH = 24;
const GROUP = 4;
/** 32 signs of five bits each, without those that look alike. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LOOKALIKES: Record<string, string> = { o: '0', i: '1', l: '1' };

const newCode = () => Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

const inGroups = (code: string) => code.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? code;

export const newRecoveryCodes = () => Array.from({ length: COUNT }, () => inGroups(newCode()));

/** The stored form of a typed code. With the account in it, equal codes of two people differ. */
export function hashRecoveryCode(userId: string, typed: string) {
  const plain = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  const signs = plain.replace(/[oil]/g, (sign) => LOOKALIKES[sign] ?? sign);
  return hashToken(`${userId}\n${signs}`);
}

/** Six digits are of an authenticator app; a recovery code is longer. */
export const asAppCode = (typed: string) => {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
};
