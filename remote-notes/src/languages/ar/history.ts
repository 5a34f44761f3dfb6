import { numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { historyTexts } from '../../history-texts.ts';
import { words } from './counts.ts';

const plural = pluralIn('ar');
const number = numberFormat();

export const history: Translation<typeof historyTexts> = {
  title: 'السجل',
  versions: 'الإصدارات',
  back: 'كل الإصدارات',
  now: 'الآن',
  words,
  none: {
    title: 'لا توجد إصدارات سابقة بعد',
    text: 'يُحفظ إصدار عندما تعود إلى ملاحظة وتعدّلها.',
  },
  failed: 'تعذّر تحميل السجل',
  versionFailed: 'تعذّر تحميل هذا الإصدار',
  against: 'المقارنة مع',
  againstNow: 'الآن',
  againstFormer: 'الإصدار السابق',
  first: 'هذا أقدم إصدار.',
  same: 'لا اختلاف في النص',
  shownSince: 'التغييرات منذ هذا الإصدار',
  shownThen: 'التغييرات في هذا الإصدار',
  unchanged: (count) =>
    plural(count, {
      one: 'عرض جزء واحد لم يتغيّر',
      two: 'عرض جزأين لم يتغيّرا',
      few: `عرض ${number(count)} أجزاء لم تتغيّر`,
      many: `عرض ${number(count)} جزءًا لم يتغيّر`,
      other: `عرض ${number(count)} جزء لم يتغيّر`,
    }),
  inserted: 'مضاف',
  deleted: 'محذوف',
  restore: 'استعادة',
  restored: 'تمت استعادة الإصدار',
  undo: 'تراجع',
  notUndone: 'تعذّر التراجع عن الاستعادة',
  undoFailed: 'لم يعد النص السابق موجودًا في السجل',
  changedSince: 'تم تعديل الملاحظة منذ ذلك الحين. افتح سجلّها للعودة إلى نص سابق.',
  unsaved: 'لا يزال جزء من نص هذه الملاحظة على هذا الجهاز فقط. يجب حفظه قبل استعادة أي إصدار.',
  name: 'الاسم',
  rename: 'تغيير الاسم',
  nameOf: 'اسم هذا الإصدار',
  nameHint: 'الإصدارات المسمّاة تُحفظ دائمًا.',
  save: 'حفظ',
  cancel: 'إلغاء',
  removeName: 'إزالة الاسم',
};
