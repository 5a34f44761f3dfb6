import { isLanguage, type Language } from '@my-note/contract/language';
import { LANGUAGE_KEY } from './language-key.ts';

const YEAR_S = 31_536_000;

/** The language that was chosen in this browser; undefined follows the browser. */
export function chosenLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores the choice and loads the page in it. Texts are read where they are shown, so that a page has one language from
 * its start to its end.
 * @param language undefined follows the browser again
 */
export function chooseLanguage(language: Language | undefined): void {
  try {
    if (language) localStorage.setItem(LANGUAGE_KEY, language);
    else localStorage.removeItem(LANGUAGE_KEY);
  } catch {
    return;
  }
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is missing where the page has no TLS
  document.cookie = `${LANGUAGE_KEY}=${language ?? ''}; Path=/; SameSite=Lax; Max-Age=${language ? YEAR_S : 0}`;
  location.reload();
}
