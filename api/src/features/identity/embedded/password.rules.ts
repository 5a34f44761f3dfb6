import { LIMITS } from '@my-note/contract';
import { AppError } from '../../../core/errors.ts';
import { openOnce } from '../../../core/promises/open-once.ts';
import { identityTexts } from '../texts.ts';

const MOST_COMMON = 10_000;
/** Shorter parts of a name are in many words. */
const OWN_WORD_LENGTH = 3;

type Person = { name: string; email: string };

/** The most common passwords, in small letters. Loaded at the first use: the list is large. */
const common = openOnce(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, MOST_COMMON).map(String));
});

/** What is left of a password without the person's own name and address. */
function withoutOwnWords(password: string, { name, email }: Person): string {
  const words = [email, ...email.split('@'), name, ...`${name} ${email}`.split(/[^\p{L}\p{N}]+/u)]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= OWN_WORD_LENGTH)
    .sort((a, b) => b.length - a.length);
  return words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
}

const weak = (message: string) => new AppError(400, 'WEAK_PASSWORD', message);

/** Refuses a new password that is easily guessed. Existing passwords are not checked. */
export async function refuseWeakPassword(password: string, person: Person): Promise<void> {
  if ((await common.get()).has(password.toLowerCase())) {
    throw weak(identityTexts.commonPassword);
  }
  if (withoutOwnWords(password, person).length < LIMITS.passwordMinLength) {
    throw weak(identityTexts.ownWords(LIMITS.passwordMinLength));
  }
}
