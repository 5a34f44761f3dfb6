import { numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { requestsTexts } from '../../requests/texts.ts';

const plural = pluralIn('ar');
const number = numberFormat();

export const requests: Translation<typeof requestsTexts> = {
  intro: 'يصل ما ترسله إلى المسؤول. يظهر الرد هنا وفي إشعار.',
  pageTitle: 'الإبلاغ عن مشكلة / طلب ميزة',
  loading: 'جارٍ التحميل',

  form: 'طلب جديد',
  type: 'ما الأمر؟',
  types: { issue: 'شيء لا يعمل كما ينبغي', feature: 'شيء ينقص' },
  title: 'العنوان',
  titleHints: {
    issue: 'ما الذي لا يعمل، في بضع كلمات.',
    feature: 'ما الذي تود أن تفعله، في بضع كلمات.',
  },
  description: 'الوصف',
  descriptionHints: {
    issue: 'ما الذي فعلته، وما الذي توقعته، وما الذي حدث بدلًا منه. يمكنك استخدام Markdown.',
    feature: 'فيمَ سيفيدك، وكيف تفعل ذلك اليوم. يمكنك استخدام Markdown.',
  },
  write: 'كتابة',
  preview: 'معاينة',
  previewEmpty: 'لا يوجد ما يُعاين بعد.',
  tooLong: (most, count) => `الحد الأقصى لعدد الأحرف ${most}، وعددها هنا ${count}.`,

  similar: (count) =>
    plural(count, {
      one: 'أرسلت طلبًا مشابهًا من قبل:',
      two: 'أرسلت طلبين مشابهين من قبل:',
      few: `أرسلت ${number(count)} طلبات مشابهة من قبل:`,
      many: `أرسلت ${number(count)} طلبًا مشابهًا من قبل:`,
      other: `أرسلت ${number(count)} طلب مشابه من قبل:`,
    }),

  screenshot: 'لقطة شاشة',
  screenshotHint: 'صورة لا يتجاوز حجمها 10 ميغابايت. يمكنك أيضًا لصقها أو إفلاتها هنا.',
  choosePicture: 'اختيار صورة',
  removePicture: 'إزالة الصورة',
  uploading: (name) => `جارٍ رفع \u2068${name}\u2069…`,
  stillUploading: 'لا يزال رفع الصورة جاريًا. انتظر لحظة ثم أرسل مرة أخرى.',
  notUploaded: (name, reason) => `تعذّر رفع \u2068${name}\u2069. ${reason}`,
  notSent: 'تعذّر رفع الصورة. حاول مرة أخرى أو أزلها.',
  wrongKind: 'اختر صورة بصيغة PNG أو JPEG أو GIF أو WebP أو AVIF.',
  tooLarge: (megabytes) => `أقصى حجم للصورة ${megabytes} ميغابايت.`,
  tryAgain: 'إعادة المحاولة',

  diagnostics: 'إرفاق التفاصيل التقنية',
  diagnosticsHint: 'لا يُرسل سوى هذه التفاصيل. ألغِ تحديد ما لا تريد إرساله.',
  facts: {
    version: 'My Note',
    remotes: 'الوحدات',
    browser: 'المتصفح',
    window: 'النافذة',
    theme: 'المظهر',
    textSize: 'حجم النص',
    language: 'اللغة',
    timeZone: 'المنطقة الزمنية',
    cameFrom: 'الصفحة السابقة',
    connection: 'الاتصال',
    error: (nth) => `الخطأ ${number(nth)}`,
  },
  contract: (version) => `العقد \u2068${version}\u2069`,
  windowSize: (width, height, pixels) => `\u2068${width} × ${height}, ${pixels}x\u2069`,
  systemTheme: (theme) => `${theme} (النظام)`,
  notePage: 'ملاحظة أو فئة',
  online: 'متصل',
  offline: 'غير متصل',
  unreachable: 'لا استجابة',
  change: 'تغيير',

  send: 'إرسال الطلب',
  sent: 'تم إرسال الطلب. شكرًا لك',
  sentHint: 'ستجده أول القائمة أدناه.',
  draftKept: 'يبقى ما تكتبه في هذا المتصفح إلى أن ترسله.',

  own: 'طلباتك',
  ownEmpty: 'لا توجد طلبات بعد. أرسل طلبًا من النموذج أعلاه.',
  ownUnknown: 'تعذّر تحميل طلباتك',
  filter: 'عرض',
  all: 'الكل',
  more: 'عرض المزيد',
  kinds: { issue: 'مشكلة', feature: 'ميزة' },
  statuses: { open: 'مفتوح', planned: 'مخطط له', done: 'منجز', declined: 'مرفوض' },
  answer: 'الرد',
  sentFacts: 'التفاصيل التقنية المرسلة',
};
