import { numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { markdownTexts } from '../../markdown/texts.ts';

const plural = pluralIn('ar');
const number = numberFormat();

export const markdown: Translation<typeof markdownTexts> = {
  tableOfContents: 'جدول المحتويات',
  copyCode: 'نسخ',
  copied: 'تم النسخ',
  copyFailed: 'تعذّر النسخ. حدّد النص وانسخه بنفسك.',
  copyHeading: (heading) => `نسخ رابط «\u2068${heading}\u2069»`,
  copyHeadingFailed: 'تعذّر النسخ. ستجد الرابط الآن في شريط العنوان.',
  emptyTask: 'مهمة فارغة',
  imageMissing: 'صورة تعذّر تحميلها',
  pictureFrom: (site) => `صورة من \u2068${site}\u2069`,
  pictureHint: (site) => `لم تُحمَّل بعد. تُحمَّل عبر هذا الموقع كي لا يعرف \u2068${site}\u2069 من يقرأ.`,
  pictureLoading: (site) => `جارٍ تحميل الصورة من \u2068${site}\u2069…`,
  pictureFailed: (site) => `تعذّر تحميل الصورة من \u2068${site}\u2069`,
  showPicture: 'إظهار',
  showPictureFrom: (site, alt) =>
    alt === '' ? `إظهار الصورة من \u2068${site}\u2069` : `إظهار «\u2068${alt}\u2069» من \u2068${site}\u2069`,
  alwaysShow: 'الإظهار دائمًا من هذا الموقع',
  alwaysShowFrom: (site) => `إظهار الصور من \u2068${site}\u2069 دائمًا`,
  retryPicture: 'إعادة المحاولة',
  retryPictureFrom: (site, alt) =>
    alt === ''
      ? `إعادة محاولة تحميل الصورة من \u2068${site}\u2069`
      : `إعادة محاولة تحميل «\u2068${alt}\u2069» من \u2068${site}\u2069`,
  openPicture: 'فتح في علامة تبويب جديدة',
  openPictureAt: (site) => `فتح الصورة من \u2068${site}\u2069 في علامة تبويب جديدة`,
  picturesWaiting: (count) =>
    plural(count, {
      zero: 'كل الصور من المواقع الأخرى محمّلة',
      one: 'صورة من موقع آخر لم تُحمَّل بعد',
      two: 'صورتان من مواقع أخرى لم تُحمَّلا بعد',
      few: `${number(count)} صور من مواقع أخرى لم تُحمَّل بعد`,
      many: `${number(count)} صورة من مواقع أخرى لم تُحمَّل بعد`,
      other: `${number(count)} صورة من مواقع أخرى لم تُحمَّل بعد`,
    }),
  showAll: 'إظهار الكل',
  showAllPictures: 'إظهار كل صور هذه الملاحظة',
  sortBy: (column) => `الفرز حسب \u2068${column}\u2069`,
  formulaProblem: (reason) => `تعذّر عرض هذه الصيغة: \u2068${reason}\u2069`,
  formulaTooLong: 'الصيغة طويلة جدًا. قسّمها إلى عدة صيغ.',
  formulaNotRead: 'التداخل فيها عميق جدًا.',
  fileFailed: 'تعذّر تحميل الملف. تحقّق من اتصالك وحاول مرة أخرى.',
  headingGone: 'لم يعد هذا الجزء موجودًا في الملاحظة. إليك الملاحظة من بدايتها.',
  linkGone: 'هذه الملاحظة في المهملات أو تم حذفها',
  goneLink: (words) => `\u2068${words}\u2069 (هذه الملاحظة في المهملات أو تم حذفها)`,
};
