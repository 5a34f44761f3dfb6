import { AsyncLocalStorage } from 'node:async_hooks';
import { LANGUAGES, type Language, setLanguageSource } from '@my-note/contract/language';

const languages = new AsyncLocalStorage<Language>();

/** A text, or how to say it in the language of its reader. */
export type Words = string | (() => string);
export const said = (words: Words): string => (typeof words === 'string' ? words : words());

/** From now on the texts of this thread are in the language of the work that reads them; English without one. */
export const followLanguages = () => setLanguageSource(() => languages.getStore() ?? 'en');

/** Whatever this work and what it starts says is in that language. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result =>
  languages.run(language, work);

/** A text in every language, that of the work first: what was named before a person chose another language is found too. */
export const inEveryLanguage = (read: () => string): string[] => [
  ...new Set([read(), ...LANGUAGES.map((language) => inLanguage(language, read))]),
];
