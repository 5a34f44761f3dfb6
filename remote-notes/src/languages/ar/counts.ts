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

export const words = (count: number): string =>
  plural(count, {
    zero: 'لا كلمات',
    one: 'كلمة واحدة',
    two: 'كلمتان',
    few: `${number(count)} كلمات`,
    many: `${number(count)} كلمة`,
    other: `${number(count)} كلمة`,
  });

export const characters = (count: number): string =>
  plural(count, {
    zero: 'لا أحرف',
    one: 'حرف واحد',
    two: 'حرفان',
    few: `${number(count)} أحرف`,
    many: `${number(count)} حرفًا`,
    other: `${number(count)} حرف`,
  });

export const matches = (count: number): string =>
  plural(count, {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: `${number(count)} نتائج`,
    many: `${number(count)} نتيجة`,
    other: `${number(count)} نتيجة`,
  });
