import { numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { listTexts } from '../../list-texts.ts';
import { items, ofItems } from './counts.ts';

const plural = pluralIn('ar');
const number = numberFormat();
const names = new Intl.ListFormat('ar');

/** At most three titles, and the number of the others. */
const quoted = (titles: string[]) =>
  names.format([
    ...titles.slice(0, 3).map((title) => `«\u2068${title}\u2069»`),
    ...(titles.length > 3 ? [`${number(titles.length - 3)} غيرها`] : []),
  ]);

/** The verb stands before what it is about, so that it needs no agreement. */
const done = (verb: string, count: number, rest = '') => `${verb} ${ofItems(count)}${rest}`;

export const list: Translation<typeof listTexts> = {
  moved: (title) => `تم نقل «\u2068${title}\u2069»`,
  actions: {
    rename: 'إعادة تسمية',
    newNote: 'ملاحظة جديدة',
    newCategory: 'فئة جديدة',
    exportCategory: 'تصدير',
    sortByTitle: 'فرز حسب العنوان',
    sortByDate: 'فرز حسب التاريخ',
  },
  emptyCategory: {
    title: 'لا شيء هنا بعد',
    text: 'ستظهر في هذه الصفحة الملاحظات والفئات التي تضيفها هنا.',
  },
  pinned: 'المثبّتة',
  order: {
    label: (title) => `نقل \u2068${title}\u2069 في القائمة`,
    up: 'نقل للأعلى',
    down: 'نقل للأسفل',
    moved: (title, position, count) =>
      `تم نقل «\u2068${title}\u2069» إلى الموضع ${number(position)} من ${number(count)}`,
    movedInto: (title, parent) => `تم نقل «\u2068${title}\u2069» إلى «\u2068${parent}\u2069»`,
  },
  list: {
    sorts: { manual: 'ترتيب يدوي', title: 'العنوان', changed: 'آخر تعديل', added: 'تاريخ الإضافة' },
    sortedBy: (sort) => `الفرز: ${sort}`,
    previews: 'إظهار النص',
    select: 'تحديد',
    selectItem: (title) => `تحديد \u2068${title}\u2069`,
    leave: 'إلغاء التحديد',
    toolbar: 'العناصر المحددة',
    selected: (count) =>
      plural(count, {
        zero: 'حدّد عناصر',
        one: 'عنصر واحد محدد',
        two: 'عنصران محددان',
        few: `${number(count)} عناصر محددة`,
        many: `${number(count)} عنصرًا محددًا`,
        other: `${number(count)} عنصر محدد`,
      }),
    trashed: (count) => done('تم نقل', count, ' إلى المهملات'),
    pinned: (count) => done('تم تثبيت', count),
    unpinned: (count) => done('تم إلغاء تثبيت', count),
    moved: (count) => done('تم نقل', count),
    refused: (titles) => `تعذّر تغيير ${quoted(titles)}`,
  },
  facts: (count, when) => `${items(count)}، آخر تعديل ${when}`,
  items,
  sorted: (title) => `تم فرز «\u2068${title}\u2069»`,
};
