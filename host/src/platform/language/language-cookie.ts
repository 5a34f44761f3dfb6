import type { Language } from '@my-note/contract/language';
import { chosenLanguage } from './chosen-language.ts';
import { LANGUAGE_KEY } from './language-key.ts';

const YEAR_S = 31_536_000;

/** By this cookie the service knows the choice. */
export function setLanguageCookie(language: Language | undefined): void {
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is missing where the page has no TLS
  document.cookie = `${LANGUAGE_KEY}=${language ?? ''}; Path=/; SameSite=Lax; Max-Age=${language ? YEAR_S : 0}`;
}

/** Cookies of scripts end, after a week in Safari, and the choice in the storage stays. */
export function keepLanguageCookie(): void {
  const language = chosenLanguage();
  if (language) setLanguageCookie(language);
}
