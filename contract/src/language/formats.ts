import { currentLocale } from './current.ts';

/** One `Intl` object per locale: making one takes longer than using it. */
function perLocale<Made>(make: (locale: string) => Made): () => Made {
  const made = new Map<string, Made>();
  return () => {
    const locale = currentLocale();
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

const list = perLocale((locale) => new Intl.ListFormat(locale, { style: 'narrow' }));

/**
 * Formats dates in the current language.
 * @example
 * const longDate = dateFormat({ dateStyle: 'long' });
 * longDate(new Date(0)); // January 1, 1970
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date | number) => string {
  const format = perLocale((locale) => new Intl.DateTimeFormat(locale, options));
  return (date) => format().format(date);
}

/**
 * Formats numbers in the current language.
 * @example
 * const percent = numberFormat({ style: 'percent' });
 * percent(0.5); // 50%
 */
export function numberFormat(options: Intl.NumberFormatOptions = {}): (value: number) => string {
  const format = perLocale((locale) => new Intl.NumberFormat(locale, options));
  return (value) => format().format(value);
}

/**
 * Formats times relative to now in the current language.
 * @example
 * const relative = relativeTimeFormat({ numeric: 'auto' });
 * relative(-1, 'day'); // yesterday
 */
export function relativeTimeFormat(
  options: Intl.RelativeTimeFormatOptions = {},
): (value: number, unit: Intl.RelativeTimeFormatUnit) => string {
  const format = perLocale((locale) => new Intl.RelativeTimeFormat(locale, options));
  return (value, unit) => format().format(value, unit);
}

/**
 * Joins names in the current language.
 * @example
 * listOf(['Ada', 'Bob']); // Ada, Bob
 */
export function listOf(names: Iterable<string>): string {
  return list().format(names);
}

/**
 * Compares words as readers of the current language sort them.
 * @example
 * const byName = collator({ numeric: true });
 * ['Note 10', 'Note 9'].sort(byName); // Note 9, Note 10
 */
export function collator(options: Intl.CollatorOptions = {}): (a: string, b: string) => number {
  const compare = perLocale((locale) => new Intl.Collator(locale, options));
  return (a, b) => compare().compare(a, b);
}

/**
 * Chooses among the forms that a language has for a count. A form of its own for zero or one is a matter of the text.
 * @param language whose rules apply: that of the texts, not the current one
 * @example
 * const count = pluralIn('en');
 * count(2, { one: 'note', other: 'notes' }); // notes
 */
export function pluralIn(language: string) {
  const rules = new Intl.PluralRules(language);
  return (count: number, forms: PluralForms): string => forms[rules.select(count)] ?? forms.other;
}

/** Words by the plural category of the language. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };
