import { numberFormat, pluralIn } from '@my-note/contract/language';
import type { ApiCatalogue } from '../catalogue.ts';

const number = numberFormat();
const plural = pluralIn('ar');

export const items = {
  'api/items': {
    noteNotFound: 'هذه الملاحظة غير موجودة أو نُقلت إلى المهملات',
    itemNotFound: 'هذه الملاحظة غير موجودة',
    categoryNotFound: 'هذه الفئة غير موجودة أو نُقلت إلى المهملات',
    insideItself: 'لا يمكن نقل فئة إلى داخل نفسها',
    nestedTooDeeply: 'هذه الفئات متداخلة بعمق كبير. استخدم عناوين أقصر أو مستويات أقل',
    versionConflict: 'تم تعديل هذه الملاحظة في مكان آخر',
    wouldEmpty: 'سيؤدي هذا إلى إفراغ الملاحظة. أكّد لحفظ نص فارغ',
    locked: 'هذه الملاحظة مقفلة. ألغِ قفلها لإجراء تغييرات.',
    isCategory: 'هذه فئة. انقلها أولًا إلى المهملات، أو احذفها كفئة',
  },
  'api/versions': { gone: 'هذا الإصدار لم يعد موجودًا' },
  'api/categories': {
    orderChanged: 'تم تغيير هذا الترتيب في مكان آخر',
    orderOnce: 'order: يجب أن يظهر كل عنصر مرة واحدة فقط دون أي شيء آخر',
    orderNeighbour: 'before, after: اذكر عنصرًا آخر من الفئة نفسها',
  },
  'api/capture': {
    journal: 'اليوميات',
    noteTooLong: (characters) =>
      `يمكن أن تحتوي الملاحظة على ${number(characters)} حرف كحد أقصى. اكتب في ملاحظة أخرى`,
    keyUsed: 'استُخدم Idempotency-Key هذا لطلب آخر. استخدم مفتاحًا جديدًا لكل ملاحظة',
    noCategory: (setting) => `${setting}: هذه الفئة غير موجودة. اختر غيرها`,
    noNote: (setting) => `${setting}: هذه الملاحظة غير موجودة. اختر غيرها`,
  },
  'api/attachments': {
    fileGone: 'هذا الملف غير موجود أو تمت إزالته',
    tooLarge: (megabytes) =>
      `يمكن أن يبلغ حجم الملف ${number(megabytes)} ميغابايت كحد أقصى. صغّره وحاول مرة أخرى`,
    empty: 'هذا الملف فارغ',
    badRange: 'هذا النطاق خارج الملف',
    quotaFull: (megabytes) =>
      `يمكن أن تشغل ملاحظاتك وملفاتك هنا ${number(megabytes)} ميغابايت، ولم يعد هناك متسع لهذا. احذف ملفات أو ملاحظات لم تعد تحتاج إليها، أو أفرغ المهملات، أو اطلب من المسؤول مساحة أكبر`,
  },
  'api/tags': {
    lockedAdvice: 'الملاحظة مقفلة. ألغِ قفلها وأعد تسمية الوسم مرة أخرى',
    tooManyNotes: (count) =>
      `أكثر من ${number(count)} ملاحظة تحمل هذا الوسم. أعد تسمية الوسوم التي تحته أولًا`,
    tooLong: 'ستصبح الملاحظة طويلة جدًا. اختصرها وأعد تسمية الوسم مرة أخرى',
    inTrash: 'الملاحظة في المهملات',
    changedSince: 'تم تعديل الملاحظة منذ ذلك الحين. النص السابق في سجلّها',
    locked: 'الملاحظة مقفلة',
  },
  'api/tasks': {
    noCalendar: 'لا يوجد تقويم في هذا العنوان. أنشئ تقويمًا جديدًا في صفحة المهام',
    changed: 'تم تعديل هذه المهمة أو حذفها في هذه الأثناء. أعد تحميل المهام، أو افتح الملاحظة',
    aTask: 'مهمة',
    dueTitle: (count) =>
      plural(count, {
        one: 'مهمة واحدة مستحقة اليوم',
        two: 'مهمتان مستحقتان اليوم',
        few: `${number(count)} مهام مستحقة اليوم`,
        many: `${number(count)} مهمة مستحقة اليوم`,
        other: `${number(count)} مهمة مستحقة اليوم`,
      }),
    dueText: (task, others) => (others === 0 ? task : `${task} و${number(others)} غيرها`),
  },
  'api/search-history': { gone: 'لم يعد هذا البحث في السجل' },
  'api/saved-searches': {
    gone: 'لم يعد هذا البحث المحفوظ موجودًا',
    tooMany: (count) => `يمكن حفظ ${number(count)} عملية بحث كحد أقصى. أزل واحدة لم تعد تحتاج إليها`,
  },
  'api/shares': {
    expiredTitle: 'انتهت صلاحية رابط مشاركة',
    notShared: 'لم تعد هذه الملاحظة مشتركة',
    needsPassword: 'تحتاج هذه المشاركة إلى كلمة مرور',
    wrongPassword: 'كلمة المرور هذه خاطئة',
    pageNotShared: 'هذه الصفحة غير مشتركة',
    openedTitle: 'فتح أحدهم رابط المشاركة الخاص بك',
    tooManyAttempts: 'محاولات كثيرة جدًا لكلمة المرور هذه',
    untitled: 'بلا عنوان',
    openedText: (title) => `فُتحت «${title}» عبر رابطها لأول مرة`,
    expiredText: (title) => `لم يعد من الممكن فتح «${title}» عبر رابطها. شاركها مرة أخرى لإنشاء رابط جديد`,
    hiddenTitle: 'ملاحظة مشتركة',
    hiddenText: 'هذه الملاحظة محمية بكلمة مرور.',
    sharedWith: 'تمت المشاركة عبر My Note.',
  },
  'api/pages': { emptyTask: 'مهمة فارغة', changedWhen: (when) => `عُدّلت ${when}` },
  'api/site-export': {
    embedded: (title) => `ملاحظة مضمّنة: ${title}`,
    untitled: 'بلا عنوان',
    tableOfContents: 'جدول المحتويات',
    contents: 'المحتويات',
    lastChange: (date) => `آخر تعديل: ${date}`,
    breadcrumbs: 'المسار',
    search: 'بحث',
    notes: 'الملاحظات',
    contentsOf: (title) => `محتويات ${title}`,
    indexMissing: 'فهرس البحث مفقود',
    nothingFound: 'لم يُعثر على شيء',
    pages: (shown, count) =>
      plural(count, {
        one: 'صفحة واحدة',
        two: 'صفحتان',
        few: `${shown} صفحات`,
        many: `${shown} صفحة`,
        other: `${shown} صفحة`,
      }),
  },
} satisfies Partial<ApiCatalogue>;
