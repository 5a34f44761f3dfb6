import { numberFormat, pluralIn } from '@my-note/contract/language';

const plural = pluralIn('ar');
const number = numberFormat();

export const notes = (count: number): string =>
  plural(count, {
    zero: 'لا ملاحظات',
    one: 'ملاحظة واحدة',
    two: 'ملاحظتان',
    few: `${number(count)} ملاحظات`,
    many: `${number(count)} ملاحظة`,
    other: `${number(count)} ملاحظة`,
  });

export const requests = (count: number): string =>
  plural(count, {
    zero: 'لا طلبات',
    one: 'طلب واحد',
    two: 'طلبان',
    few: `${number(count)} طلبات`,
    many: `${number(count)} طلبًا`,
    other: `${number(count)} طلب`,
  });

export const packages = (count: number): string =>
  plural(count, {
    zero: 'لا حزم',
    one: 'حزمة واحدة',
    two: 'حزمتان',
    few: `${number(count)} حزم`,
    many: `${number(count)} حزمة`,
    other: `${number(count)} حزمة`,
  });
