import { numberFormat, type Translation } from '@my-note/contract/language';
import type { tagTexts } from '../../tags/texts.ts';
import { inNotes, notes } from './counts.ts';

const number = numberFormat();

export const tags: Translation<typeof tagTexts> = {
  pageTitle: 'الوسوم',
  intro: 'اكتب \u2068#tag\u2069 أو \u2068#tag/part\u2069 في ملاحظة، أو \u2068tags:\u2069 في مقدمتها الوصفية.',
  loading: 'جارٍ تحميل الوسوم',
  failed: 'تعذّر تحميل وسومك',
  empty: 'لا توجد وسوم بعد',
  emptyHint:
    'اكتب # وكلمة بعدها في ملاحظة، مثل \u2068#work\u2069 أو \u2068#work/meetings\u2069. يظهر الوسم هنا فور حفظ الملاحظة.',
  search: 'البحث عن وسم',
  noMatch: 'لا يوجد وسم مطابق',
  tree: 'كل الوسوم',
  count: notes,
  show: (tag) => `إظهار الوسوم تحت \u2068#${tag}\u2069`,
  back: 'كل الوسوم',
  noNotes: (tag) => `لا توجد ملاحظة بالوسم \u2068#${tag}\u2069`,
  noNotesHint: 'ربما أُعيدت تسميته، أو ملاحظاته في المهملات.',
  notesFailed: 'تعذّر تحميل ملاحظات هذا الوسم',
  loadingNotes: 'جارٍ تحميل الملاحظات',
  untitled: 'بلا عنوان',
  color: 'اللون',
  colorTitle: (tag) => `لون \u2068#${tag}\u2069`,
  colorText: 'تأخذ الوسوم التي تحته اللون نفسه ما لم يكن لها لون خاص. لا يرى الألوان سواك.',
  colors: {
    red: 'أحمر',
    orange: 'برتقالي',
    yellow: 'أصفر',
    green: 'أخضر',
    teal: 'أزرق مخضرّ',
    blue: 'أزرق',
    violet: 'بنفسجي',
    pink: 'وردي',
  },
  noColor: 'بلا لون',
  rename: 'إعادة تسمية',
  renameTitle: (tag) => `إعادة تسمية \u2068#${tag}\u2069`,
  renameText: (count) =>
    `سيتغيّر النص في ${inNotes(count)}، وتُعاد أيضًا تسمية الوسوم التي تحته. يمكنك التراجع عن ذلك.`,
  newName: 'الاسم الجديد',
  mergeHint: (tag) => `الوسم \u2068#${tag}\u2069 موجود بالفعل: سيصبح الاثنان وسمًا واحدًا.`,
  merge: 'دمج',
  renamed: (from, to, count) =>
    `تمت إعادة تسمية \u2068#${from}\u2069 إلى \u2068#${to}\u2069 في ${inNotes(count)}`,
  nothingRenamed: (from) => `لم تتغيّر أي ملاحظة بالوسم \u2068#${from}\u2069`,
  undo: 'تراجع',
  undone: (count) => `تم التراجع في ${inNotes(count)}`,
  nothingUndone: 'لم يتم التراجع عن شيء',
  left: (titles, more, reason) =>
    `بقي كما هو: \u2068${titles}\u2069${more > 0 ? ` و${number(more)} غيرها` : ''}. ${reason}`,
};
