import { currentLanguage } from './current.ts';
import type { Language } from './languages.ts';

/** The shape of a translation: the keys and parameters of the English texts, with any words. */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => infer Result
    ? (...values: Values) => Translation<Result>
    : Texts extends object
      ? { readonly [Key in keyof Texts]: Translation<Texts[Key]> }
      : Texts;

/** Translations of one language: groups of texts by the name they have in `translated`. */
export type Catalogue = Readonly<Record<string, object>>;

const catalogues = new Map<Language, Map<string, object>>();

/** Adds the texts of a package in one language. To be called before its texts are shown. */
export function addCatalogue(language: Language, catalogue: Catalogue): void {
  const groups = catalogues.get(language) ?? new Map<string, object>();
  for (const [name, group] of Object.entries(catalogue)) groups.set(name, group);
  catalogues.set(language, groups);
}

/**
 * Texts in the current language: each key is looked up when it is read, in English where a catalogue has none. So a text
 * is read where it is shown, never while a module is evaluated.
 * @param name unique among all packages, such as `sharing/trash`
 * @example
 * export const weatherTexts = translated('weather', {
 *   title: 'Weather',
 *   days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
 * });
 */
export function translated<const Texts extends object>(name: string, english: Texts): Texts {
  return new Proxy(english, {
    get: (target, key) => {
      const group = catalogues.get(currentLanguage())?.get(name) ?? {};
      return Reflect.get(Object.hasOwn(group, key) ? group : target, key);
    },
  });
}
