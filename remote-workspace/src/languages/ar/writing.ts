import type { Translation } from '@my-note/contract/language';
import type { captureTexts } from '../../capture/texts.ts';
import type { commandTexts } from '../../command-texts.ts';
import type { writingTexts } from '../../writing/texts.ts';

export const commands: Translation<typeof commandTexts> = {
  today: { label: 'اليوم', keywords: 'يوميات مذكرات يومي ملاحظة journal diary daily note day' },
  appendToday: { label: 'الإلحاق بيوم اليوم', keywords: 'يوميات مذكرات إضافة سجل journal diary add log' },
  template: { label: 'ملاحظة جديدة من قالب', keywords: 'إنشاء إضافة نموذج create add form' },
  tags: { label: 'الانتقال إلى الوسوم', keywords: 'تصنيفات علامات tags labels' },
  tasks: { label: 'الانتقال إلى المهام', keywords: 'مهمة مستحقة مفتوحة to-do todo due open tasks' },
  searches: { label: 'الانتقال إلى عمليات البحث المحفوظة', keywords: 'تصفية إيجاد filters find searches' },
};

export const capture: Translation<typeof captureTexts> = {
  title: 'ملاحظة جديدة',
  hint: 'راجع ما سيُنشأ. لا يُحفظ شيء قبل أن تضغط على الزر.',
  noteTitle: 'العنوان',
  text: 'النص',
  textHint: 'Markdown',
  category: 'الفئة',
  topLevel: 'المستوى الأعلى',
  tags: 'الوسوم',
  tagsHint: 'افصل بينها بمسافات، مثل \u2068work/log urgent\u2069. تُكتب أسفل النص.',
  make: 'إنشاء الملاحظة',
  made: 'تم إنشاء الملاحظة',
};

export const writing: Translation<typeof writingTexts> = {
  templatesTitle: 'ملاحظة جديدة من قالب',
  templatesIntro:
    'القالب ملاحظة في الفئة التي تختارها هنا. تُملأ فيه \u2068{{date}}\u2069 و\u2068{{time}}\u2069 و\u2068{{title}}\u2069 و\u2068{{cursor}}\u2069 تلقائيًا.',
  templatesCategory: 'فئة القوالب',
  noCategory: 'بلا فئة',
  template: 'القالب',
  noTemplates: 'لا توجد ملاحظات في هذه الفئة بعد',
  noTemplatesHint: 'اكتب فيها ملاحظة: كل ملاحظة هناك قالب.',
  loading: 'جارٍ التحميل',
  failed: 'تعذّر تحميل إعداداتك',
  title: 'العنوان',
  titleMissing: 'العنوان مطلوب',
  category: 'الفئة',
  topLevel: 'المستوى الأعلى',
  make: 'إنشاء الملاحظة',
  made: 'تم إنشاء الملاحظة',
  untitled: 'بلا عنوان',

  todayTitle: 'اليوم',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  previousDay: 'اليوم السابق',
  nextDay: 'اليوم التالي',
  toToday: 'الانتقال إلى اليوم',
  withNote: (day) => `\u2068${day}\u2069، فيه ملاحظة`,
  open: 'فتح الملاحظة',
  start: 'كتابة هذا اليوم',
  append: 'إلحاق',
  appendTo: (day) => `الإلحاق بيوم \u2068${day}\u2069`,
  appendHint: 'Markdown. يُضاف أسفل ما في الملاحظة.',
  appended: (day) => `تم الإلحاق بيوم \u2068${day}\u2069`,
  settings: 'إعدادات اليوميات',
  journalCategory: 'فئة اليوميات',
  journalDefault: '«\u2068اليوميات\u2069» في المستوى الأعلى',
  dayTemplate: 'قالب اليوم الجديد',
  noTemplate: 'فارغ',
};
