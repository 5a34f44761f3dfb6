import { isLanguage, type Language } from '@my-note/contract/language';
import { LANGUAGE_KEY } from './language-key.ts';

/** The language that was chosen in this browser; undefined follows the browser. */
export function chosenLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}
