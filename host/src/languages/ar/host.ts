import { numberFormat, type Translation } from '@my-note/contract/language';
import type { texts } from '../../platform/texts.ts';

const number = numberFormat();

export const host: Translation<typeof texts> = {
  product: 'My Note',
  loading: 'جارٍ التحميل',
  tryAgain: 'إعادة المحاولة',
  reload: 'إعادة تحميل التطبيق',
  errorDetails: 'تفاصيل للمسؤول',
  pageBroke: 'توقفت هذه الصفحة عن العمل',
  partMissing: 'تعذّر تحميل هذا الجزء. تحقّق من اتصالك وحاول مرة أخرى',
  unreached: 'تعذّر الوصول إلى هذه الصفحة',

  menu: 'القائمة',
  quickAccess: 'الوصول السريع',
  newShort: 'جديد',
  hideSidebar: 'إخفاء الشريط الجانبي',
  showSidebar: 'إظهار الشريط الجانبي',
  close: 'إغلاق',
  overview: 'نظرة عامة',
  search: 'بحث',
  skip: 'الانتقال إلى المحتوى',
  offline: 'غير متصل',
  offlineHint: 'أنت غير متصل بالإنترنت. يبقى ما تكتبه على هذا الجهاز إلى أن يعود الاتصال.',

  userMenu: (initials) => `قائمة المستخدم \u2068${initials}\u2069`,
  userMenuUnread: (initials, count) =>
    `قائمة المستخدم \u2068${initials}\u2069، غير المقروءة: ${number(count)}`,
  toDark: 'المظهر الداكن',
  toLight: 'المظهر الفاتح',
  login: 'تسجيل الدخول',
  createAccount: 'إنشاء حساب',

  settingsUnknown: 'تعذّر تحميل إعداداتك',

  home: 'الرئيسية',
  recent: 'الأخيرة',
  noRecent: 'تظهر هنا الملاحظات التي تفتحها',
  pinned: 'المثبّتة',
  noPinned: 'لم يتم تثبيت أي شيء بعد',
  notes: 'الملاحظات',
  emptyCategory: 'فارغة',
  noNotes: 'لا توجد ملاحظات بعد',
  noNotesWithPrefix: 'لا توجد ملاحظة تبدأ بهذه البادئة',
  notesUnknown: 'تعذّر تحميل ملاحظاتك',
  add: 'إضافة',
  newNote: 'ملاحظة جديدة',
  newCategory: 'فئة جديدة',
  fromTemplate: 'من قالب',
};
