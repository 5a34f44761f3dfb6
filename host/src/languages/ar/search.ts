import { numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { texts } from '../../features/search/texts.ts';

const plural = pluralIn('ar');
const number = numberFormat();

const results = (count: number) =>
  plural(count, {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: `${number(count)} نتائج`,
    many: `${number(count)} نتيجة`,
    other: `${number(count)} نتيجة`,
  });

export const search: Translation<typeof texts> = {
  search: 'بحث',
  close: 'إغلاق البحث',
  placeholder: 'بحث…',
  hint: "للبحث عن كلمة مطابقة تمامًا، ضع ' قبلها، مثل: \u2068'ملاحظة'\u2069",
  filtersHint: 'عوامل التصفية: \u2068tag: in: has:task has:image has:file before: after: -word\u2069',
  filters: 'عوامل التصفية',
  excludedWord: (word) => `بدون: \u2068${word}\u2069`,
  removeFilter: (filter) => `إزالة عامل التصفية \u2068${filter}\u2069`,
  commandsHint: 'اكتب \u2068>\u2069 لعرض الأوامر.',
  results: 'النتائج',
  nothing: 'لا توجد نتائج.',
  count: (titles, inText) =>
    inText > 0 ? `${results(titles)}، منها ${number(inText)} في النص` : results(titles),
  failed: 'تعذّر بدء البحث.',
  tryAgain: 'إعادة المحاولة',

  inText: 'في النص',
  similar: 'عناوين مشابهة',
  indexing: (notes) =>
    plural(notes, {
      one: 'لا تزال ملاحظة واحدة قيد التجهيز للبحث. قد لا تظهر بعض النتائج.',
      two: 'لا تزال ملاحظتان قيد التجهيز للبحث. قد لا تظهر بعض النتائج.',
      few: `لا تزال ${number(notes)} ملاحظات قيد التجهيز للبحث. قد لا تظهر بعض النتائج.`,
      other: `لا تزال ${number(notes)} ملاحظة قيد التجهيز للبحث. قد لا تظهر بعض النتائج.`,
    }),
  textUnknown: 'تعذّر البحث في نصوص ملاحظاتك. لا يزال البحث في العناوين يعمل.',

  opened: 'الأخيرة',
  history: 'عمليات البحث الأخيرة',
  historyEmpty: 'لا توجد عمليات بحث أخيرة. اكتب كلمة من عنوان أو رابط.',
  historyUnknown: 'تعذّر تحميل عمليات البحث الأخيرة.',
  forget: (name) => `إزالة \u2068${name}\u2069 من السجل`,
  clear: 'مسح السجل',
  clearQuestion: 'هل تريد مسح كل عمليات البحث الأخيرة؟',
  clearYes: 'مسح',
  clearNo: 'إبقاء',

  commandFailed: (label) => `تعذّر تنفيذ «\u2068${label}\u2069»`,
  commands: 'الأوامر',
  noCommand: 'لا يوجد أمر بهذا الاسم.',
};
