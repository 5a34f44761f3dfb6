/** The languages of the interface, each by its own name. English stands in the code; the others are catalogues. */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  ja: '日本語',
  'zh-CN': '简体中文',
  ko: '한국어',
  ar: 'العربية',
} as const;

/** A language of the interface, as a BCP 47 tag. */
export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** Of the call that stores a person's choice, for what is sent while no page asks. Beside `paths`: one place uses it. */
export const LANGUAGE_PATH = '/users/language';

/** Whether a tag is exactly one of our languages. */
export const isLanguage = (tag: unknown): tag is Language =>
  typeof tag === 'string' && Object.hasOwn(LANGUAGE_NAMES, tag);

/** The direction in which a language is written. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** Traditional Chinese is not simplified Chinese: its readers get what they asked for next. */
const isTraditional = (tag: string) => /^zh-(hant|tw|hk|mo)\b/i.test(tag);

/** Our language for one tag of a browser: `de` for `de-AT`, `pt-BR` for `pt`, undefined for one we do not have. */
export function languageOf(tag: string): Language | undefined {
  if (isTraditional(tag)) return undefined;
  const [base = ''] = tag.toLowerCase().split('-');
  return LANGUAGES.find((language) => language.toLowerCase().split('-')[0] === base);
}

/**
 * The language to show.
 * @param tags wanted languages, best first, such as `navigator.languages`
 */
export const preferredLanguage = (tags: readonly string[]): Language =>
  tags.map(languageOf).find((language) => language !== undefined) ?? 'en';
