import { LANGUAGE_PATH, type Language } from '@my-note/contract/language';
import { api } from '@my-note/kit/http';
import { session } from '@my-note/kit/session';
import { setLanguageCookie } from './language-cookie.ts';
import { LANGUAGE_KEY } from './language-key.ts';

const storeLanguage = async (language: Language | undefined): Promise<unknown> => {
  const { storedLanguageSchema } = await import('@my-note/contract/account');
  return api.put(LANGUAGE_PATH, { body: { language: language ?? null }, schema: storedLanguageSchema });
};

/**
 * Stores the choice, also for the mails and notifications of the account, and loads the page in it. Texts are read where
 * they are shown, so that a page has one language from its start to its end.
 * @param language undefined follows the browser again
 */
export async function chooseLanguage(language: Language | undefined): Promise<void> {
  try {
    if (language) localStorage.setItem(LANGUAGE_KEY, language);
    else localStorage.removeItem(LANGUAGE_KEY);
  } catch {
    return;
  }
  setLanguageCookie(language);
  // Offline, the choice counts in this browser alone.
  if (session.get().user) await storeLanguage(language).catch(console.warn);
  location.reload();
}
