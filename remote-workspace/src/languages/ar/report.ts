import { pluralIn, type Translation } from '@my-note/contract/language';
import type { reportTexts } from '../../report/texts.ts';
import { changes, dayCount, files, notes, words } from './counts.ts';

const plural = pluralIn('ar');

export const report: Translation<typeof reportTexts> = {
  title: (day) => `تقرير الاستخدام، \u2068${day}\u2069`,
  loading: 'جارٍ التحميل',
  failed: 'تعذّر إنشاء التقرير',
  empty: 'لا يوجد ما يُعرض بعد',
  emptyHint: 'اكتب ملاحظة لترى هنا رسومًا بيانية عن ملاحظاتك.',
  print: 'طباعة',
  asTable: 'العرض كجدول',
  asPicture: 'العرض كرسم بياني',
  asTableNamed: (title) => `العرض كجدول: \u2068${title}\u2069`,
  asPictureNamed: (title) => `العرض كرسم بياني: \u2068${title}\u2069`,
  tableOf: (title) => `\u2068${title}\u2069، كجدول`,
  untitled: 'بلا عنوان',

  counts: { note: notes, word: words, change: changes, day: dayCount, file: files },
  totals: {
    notes: 'الملاحظات',
    words: 'الكلمات',
    categories: 'الفئات',
    drafts: 'المسودات',
    pinned: 'المثبّتة',
    shared: 'المشتركة',
    trashed: 'في المهملات',
  },

  activity: 'أيام الكتابة',
  activitySays: ({ days, month, daysOfMonth, peak, changes: most }) =>
    `خلال السنة الماضية ${days} فيها تغييرات. أكثرها في \u2068${month}\u2069: ${daysOfMonth}. وأكثر الأيام نشاطًا \u2068${peak}\u2069: ${most}.`,
  activityNone: 'لا تغييرات خلال السنة الماضية.',
  dayCell: (day, changes) => `\u2068${day}\u2069: ${changes}`,
  less: 'أقل',
  more: 'أكثر',
  day: 'اليوم',
  created: 'المُنشأة',
  changed: 'المعدّلة',

  growth: 'النمو',
  growthSays: (first, noteCount, wordCount) =>
    `بدأت بأول ملاحظة في \u2068${first}\u2069، ولديك اليوم ${noteCount} و${wordCount}.`,
  growthLater: 'يبدأ الرسم البياني في اليوم الثاني.',
  notes: 'الملاحظات',
  words: 'الكلمات',

  categories: 'الكلمات حسب الفئة',
  categoriesSays: (title, part) => `النصيب الأكبر في «\u2068${title}\u2069»: ${part} من كل الكلمات.`,
  categoriesNone: 'لا كلمات بعد.',
  topLevel: 'بلا فئة',
  rest: (count) => `${count} غيرها`,
  category: 'الفئة',
  facts: (wordCount, noteCount) => `${wordCount} · ${noteCount}`,

  largest: 'أطول الملاحظات',
  largestSays: (title, words) => `أطولها «\u2068${title}\u2069»: ${words}.`,
  note: 'الملاحظة',
  characters: 'الأحرف',

  shares: 'الملاحظات المشتركة',
  sharesSays: (views) => `فُتحت ${views} إجمالًا.`,
  sharesNone: 'لا توجد روابط مشاركة بعد. شارك ملاحظة لترى هنا كم مرة فُتحت.',
  times: (count, text) =>
    plural(count, {
      one: 'مرة واحدة',
      two: 'مرتين',
      few: `${text} مرات`,
      other: `${text} مرة`,
    }),
  views: 'المشاهدات',
  lastOpened: 'آخر فتح',
  never: 'لم تُفتح',

  storage: 'التخزين',
  storageSays: (all, most, part) => `الإجمالي \u2068${all}\u2069، والنصيب الأكبر منه ${most}: ${part}.`,
  quota: (used, limit) =>
    `تشغل نصوصك ومرفقاتك \u2068${used}\u2069 من \u2068${limit}\u2069 متاحة لك هنا. لا يُحتسب السجل.`,
  storageNone: 'لم يُخزَّن شيء بعد.',
  storageParts: { texts: 'النصوص', versions: 'السجل', attachments: 'المرفقات' },
  withFiles: (part, fileCount) => `${part}، ${fileCount}`,
  storageOf: { texts: 'للنصوص', versions: 'للسجل', attachments: 'للمرفقات' },
  storageKind: 'النوع',
  size: 'الحجم',
  part: 'النسبة',
};
