export { currentLanguage, currentLocale, setLanguageSource } from './current.ts';
export { collator, dateFormat, listOf, numberFormat, pluralIn, relativeTimeFormat } from './formats.ts';
export {
  directionOf,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGE_PATH,
  LANGUAGES,
  type Language,
  preferredLanguage,
} from './languages.ts';
export { addCatalogue, type Catalogue, type Translation, translated } from './translated.ts';
