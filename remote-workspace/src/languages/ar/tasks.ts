import { dateFormat, type Translation } from '@my-note/contract/language';
import type { tasksTexts } from '../../tasks/texts.ts';

const day = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

export const tasks: Translation<typeof tasksTexts> = {
  title: 'المهام',
  groupBy: 'التجميع حسب',
  groupings: { due: 'تاريخ الاستحقاق', note: 'الملاحظة', tag: 'الوسم' },
  groups: {
    overdue: 'متأخرة',
    today: 'اليوم',
    week: 'هذا الأسبوع',
    later: 'لاحقًا',
    none: 'بلا تاريخ',
  },
  untagged: 'بلا وسم',
  untitled: 'بلا عنوان',
  noText: 'بلا نص',
  locked: 'مقفلة',
  day: (date) => day(new Date(date)),
  failure: 'تعذّر تحميل مهامك.',
  empty: 'لا توجد مهام مفتوحة',
  emptyHint: 'يظهر هنا أي سطر مثل «\u2068- [ ] Pay the rent @2026-12-01\u2069» في أي ملاحظة.',
  loading: 'جارٍ التحميل',
  loadingMore: 'جارٍ تحميل المزيد من المهام',
  remindersTitle: 'التذكيرات',
  reminders: 'تذكيري صباحًا بالمهام المستحقة',
  feedTitle: 'في تقويمك',
  feedHint:
    'يمكن للتقاويم عرض المهام المحددة بيوم عبر رابط خاص بك. من لديه الرابط يمكنه قراءة هذه المهام فقط.',
  feedMadeWhen: (when) => `أُنشئ الرابط ${when}`,
  feedReadWhen: (when) => `آخر قراءة ${when}`,
  feedNever: 'لم يُقرأ حتى الآن',
  makeFeed: 'إنشاء رابط',
  renewFeed: 'إنشاء رابط جديد',
  removeFeed: 'إزالة الرابط',
  feedRemoved: 'لم يعد الرابط صالحًا',
  feedAddress: 'رابط التقويم',
  close: 'إغلاق',
  feedOnce: 'أضفه إلى تقويمك كاشتراك. يظهر مرة واحدة فقط، وأي رابط سابق لم يعد صالحًا.',
};
