import { isLanguage, type Language, languageOf } from './languages.ts';

/** What a browser has, and the service has not. */
const page = globalThis as {
  document?: { documentElement: { lang: string } };
  navigator?: { languages?: readonly string[] };
};

let source: (() => string) | undefined;

/** In a browser the root element says it, for every script of the page, also for those with a copy of this module. */
const languageOfPage = (): string => page.document?.documentElement.lang ?? 'en';

/** The language of the interface now. */
export function currentLanguage(): Language {
  const language = (source ?? languageOfPage)();
  return isLanguage(language) ? language : 'en';
}

/** Where the language comes from when it is not that of a page: in the service, from the request being handled. */
export function setLanguageSource(read: () => string): void {
  source = read;
}

/**
 * The locale for dates and numbers: the language, in the variant that the person's browser asks for (`en-GB`, `de-AT`).
 */
export function currentLocale(): string {
  const language = currentLanguage();
  const wanted = source ? [] : (page.navigator?.languages ?? []);
  return wanted.find((tag) => languageOf(tag) === language) ?? language;
}
