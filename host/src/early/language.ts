import { directionOf, isLanguage, preferredLanguage } from '@my-note/contract/language-early';
import { LANGUAGE_KEY } from '../platform/language/language-key.ts';
import { stored } from './stored.ts';

/** The chosen language of the interface, or what the browser asks for. The app takes it from the root. */
export function showLanguage(): void {
  const chosen = stored(LANGUAGE_KEY);
  const language = isLanguage(chosen) ? chosen : preferredLanguage(navigator.languages);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
