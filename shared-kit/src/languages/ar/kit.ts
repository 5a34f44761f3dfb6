import type { Translation } from '@my-note/contract/language';
import type { kitTexts } from '../../texts.ts';

export const kit: Translation<typeof kitTexts> = {
  menu: 'القائمة',
  tryAgain: 'إعادة المحاولة',
  more: 'عرض المزيد',
  actionFailed: (label) => `تعذّر تنفيذ «\u2068${label}\u2069»`,
  cancel: 'إلغاء',
  close: 'إغلاق',
  justNow: 'الآن',
  untitled: 'بلا عنوان',
  note: 'ملاحظة',
  category: 'فئة',
  onlyPrefix: (prefix) => `فقط: \u2068${prefix}\u2069`,
  textChanged: 'تم تعديل الملاحظة في مكان آخر. راجعها ثم حاول مرة أخرى.',
  removePrefix: 'عرض كل الملاحظات',
  nowSharedBy: (title) => `أصبح الآن ضمن مشاركة «\u2068${title}\u2069»: يمكن لأي شخص لديه الرابط قراءته.`,
};
