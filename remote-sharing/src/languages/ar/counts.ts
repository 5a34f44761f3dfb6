import { numberFormat, pluralIn } from '@my-note/contract/language';

const plural = pluralIn('ar');
const number = numberFormat();

export const items = (count: number): string =>
  plural(count, {
    zero: 'لا عناصر',
    one: 'عنصر واحد',
    two: 'عنصران',
    few: `${number(count)} عناصر`,
    many: `${number(count)} عنصرًا`,
    other: `${number(count)} عنصر`,
  });

/** After a verbal noun, which puts the dual into the genitive. */
export const ofItems = (count: number): string => (count === 2 ? 'عنصرين' : items(count));

/** After a preposition. */
export const days = (count: number): string =>
  plural(count, {
    one: 'يوم واحد',
    two: 'يومين',
    few: `${number(count)} أيام`,
    many: `${number(count)} يومًا`,
    other: `${number(count)} يوم`,
  });

export const views = (count: number): string =>
  plural(count, {
    zero: 'بلا مشاهدات',
    one: 'مشاهدة واحدة',
    two: 'مشاهدتان',
    few: `${number(count)} مشاهدات`,
    many: `${number(count)} مشاهدة`,
    other: `${number(count)} مشاهدة`,
  });

export const results = (count: number): string =>
  plural(count, {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: `${number(count)} نتائج`,
    many: `${number(count)} نتيجة`,
    other: `${number(count)} نتيجة`,
  });
