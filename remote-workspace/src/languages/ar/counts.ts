import { numberFormat, pluralIn } from '@my-note/contract/language';

const plural = pluralIn('ar');
const number = numberFormat();

interface Forms {
  zero: string;
  one: string;
  two: string;
  /** After 3 to 10. */
  few: string;
  /** After 11 to 99. */
  many: string;
  /** After full hundreds. */
  other: string;
}

const noun =
  ({ few, many, other, ...small }: Forms) =>
  (count: number): string =>
    plural(count, {
      ...small,
      few: `${number(count)} ${few}`,
      many: `${number(count)} ${many}`,
      other: `${number(count)} ${other}`,
    });

const noteForms: Forms = {
  zero: 'لا ملاحظات',
  one: 'ملاحظة واحدة',
  two: 'ملاحظتان',
  few: 'ملاحظات',
  many: 'ملاحظة',
  other: 'ملاحظة',
};

export const notes = noun(noteForms);
/** After a preposition. */
export const inNotes = noun({ ...noteForms, two: 'ملاحظتين' });

export const categories = noun({
  zero: 'لا فئات',
  one: 'فئة واحدة',
  two: 'فئتان',
  few: 'فئات',
  many: 'فئة',
  other: 'فئة',
});

export const attachments = noun({
  zero: 'لا مرفقات',
  one: 'مرفق واحد',
  two: 'مرفقان',
  few: 'مرفقات',
  many: 'مرفقًا',
  other: 'مرفق',
});

export const files = noun({
  zero: 'لا ملفات',
  one: 'ملف واحد',
  two: 'ملفان',
  few: 'ملفات',
  many: 'ملفًا',
  other: 'ملف',
});

export const rows = noun({
  zero: 'لا صفوف',
  one: 'صف واحد',
  two: 'صفان',
  few: 'صفوف',
  many: 'صفًا',
  other: 'صف',
});

export const accounts = noun({
  zero: 'لا حسابات',
  one: 'حساب واحد',
  two: 'حسابان',
  few: 'حسابات',
  many: 'حسابًا',
  other: 'حساب',
});

export const sessions = noun({
  zero: 'لا جلسات',
  one: 'جلسة واحدة',
  two: 'جلستان',
  few: 'جلسات',
  many: 'جلسة',
  other: 'جلسة',
});

export const loads = noun({
  zero: 'لا عمليات تحميل',
  one: 'عملية تحميل واحدة',
  two: 'عمليتا تحميل',
  few: 'عمليات تحميل',
  many: 'عملية تحميل',
  other: 'عملية تحميل',
});

/** After a preposition. */
export const inLoads = (count: number): string => (count === 2 ? 'عمليتي تحميل' : loads(count));

export const tries = noun({
  zero: 'لا محاولات',
  one: 'محاولة واحدة',
  two: 'محاولتان',
  few: 'محاولات',
  many: 'محاولة',
  other: 'محاولة',
});

export const words = noun({
  zero: 'لا كلمات',
  one: 'كلمة واحدة',
  two: 'كلمتان',
  few: 'كلمات',
  many: 'كلمة',
  other: 'كلمة',
});

export const changes = noun({
  zero: 'لا تغييرات',
  one: 'تغيير واحد',
  two: 'تغييران',
  few: 'تغييرات',
  many: 'تغييرًا',
  other: 'تغيير',
});

const dayForms: Forms = {
  zero: 'لا أيام',
  one: 'يوم واحد',
  two: 'يومان',
  few: 'أيام',
  many: 'يومًا',
  other: 'يوم',
};

export const dayCount = noun(dayForms);
/** After a preposition. */
export const days = noun({ ...dayForms, two: 'يومين' });

/** After a preposition. */
export const seconds = noun({
  zero: '0 ثانية',
  one: 'ثانية واحدة',
  two: 'ثانيتين',
  few: 'ثوانٍ',
  many: 'ثانية',
  other: 'ثانية',
});

/** After a preposition. */
export const minutes = noun({
  zero: '0 دقيقة',
  one: 'دقيقة واحدة',
  two: 'دقيقتين',
  few: 'دقائق',
  many: 'دقيقة',
  other: 'دقيقة',
});
