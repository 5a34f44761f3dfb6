import { currentLanguage } from '@my-note/contract/language';

/** Words that a remote declares, in the current language where it has them. */
export const inLanguage = <Words extends string | undefined>(
  words: Words,
  translations: Readonly<Record<string, string>> | undefined,
): Words | string => translations?.[currentLanguage()] ?? words;
