import { numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { texts } from '../../shell/tree/texts.ts';
import { notes } from './counts.ts';

const plural = pluralIn('ar');
const number = numberFormat();

export const tree: Translation<typeof texts> = {
  emptyCategory: 'فارغة',
  open: (title) => `توسيع \u2068${title}\u2069`,
  close: (title) => `طيّ \u2068${title}\u2069`,
  more: (title) => `المزيد عن \u2068${title}\u2069`,
  actionsOf: (title) => `إجراءات \u2068${title}\u2069`,

  rename: 'إعادة تسمية',
  newNote: 'ملاحظة جديدة هنا',
  newCategory: 'فئة جديدة هنا',
  pin: 'تثبيت',
  unpin: 'إلغاء التثبيت',
  addIcon: 'إضافة أيقونة',
  changeIcon: 'تغيير الأيقونة',
  removeIcon: 'إزالة الأيقونة',
  share: 'مشاركة',
  move: 'نقل',
  sortByTitle: 'فرز حسب العنوان',
  sortByDate: 'فرز حسب التاريخ',
  moveToTrash: 'نقل إلى المهملات',
  undo: 'تراجع',

  titleOf: (title) => `العنوان الجديد لـ«\u2068${title}\u2069»`,
  titleRequired: 'العنوان مطلوب',
  titleTooLong: (most) =>
    plural(most, {
      few: `يجب ألا يتجاوز العنوان ${number(most)} أحرف`,
      many: `يجب ألا يتجاوز العنوان ${number(most)} حرفًا`,
      other: `يجب ألا يتجاوز العنوان ${number(most)} حرف`,
    }),

  renamed: (title) => `تمت إعادة التسمية إلى «\u2068${title}\u2069»`,
  moved: (title) => `تم نقل «\u2068${title}\u2069»`,
  sorted: (title) => `تم فرز «\u2068${title}\u2069»`,
  trashed: (title) => `تم نقل «\u2068${title}\u2069» إلى المهملات`,
  movedTo: (title, position, siblings, parent) =>
    `تم نقل «\u2068${title}\u2069» إلى الموضع ${number(position)} من ${number(siblings)} ${
      parent === null ? 'في المستوى الأعلى' : `في «\u2068${parent}\u2069»`
    }`,

  notesInside: notes,
};
