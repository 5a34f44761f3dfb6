import type { Translation } from '@my-note/contract/language';
import type { searchTexts } from '../../searches/texts.ts';
import { notes } from './counts.ts';

export const searches: Translation<typeof searchTexts> = {
  pageTitle: 'عمليات البحث المحفوظة',
  resultsTitle: 'البحث',
  intro: 'عمليات بحث تحتفظ بها باسم. تجدها أيضًا في الشريط الجانبي وعبر Ctrl+K.',
  loading: 'جارٍ تحميل عمليات البحث المحفوظة',
  failed: 'تعذّر تحميل عمليات البحث المحفوظة',
  empty: 'لا توجد عمليات بحث محفوظة بعد',
  emptyHint: 'اكتب بحثًا في الأعلى مثل \u2068in:Work has:task\u2069، واطّلع على نتائجه ثم احفظه.',
  query: 'البحث',
  queryHint:
    'كلمات، \u2068"عبارات"\u2069، \u2068-كلمة\u2069، \u2068tag: in: has:task has:image has:file before:2026-12-01 after:2026-12-01\u2069',
  find: 'بحث',
  searching: 'جارٍ البحث',
  nothing: 'لا توجد نتائج',
  nothingHint: 'احذف أحد عوامل التصفية، أو اكتب الكلمة بطريقة أخرى.',
  hits: (count) => (count < 30 ? notes(count) : 'أول 30 ملاحظة'),
  all: 'كل عمليات البحث المحفوظة',
  untitled: 'بلا عنوان',
  save: 'حفظ البحث',
  name: 'الاسم',
  saved: (name) => `تم حفظ «\u2068${name}\u2069»`,
  rename: 'إعادة تسمية',
  renameTitle: (name) => `إعادة تسمية «\u2068${name}\u2069»`,
  remove: 'إزالة',
  removed: (name) => `تمت إزالة «\u2068${name}\u2069»`,
  undo: 'تراجع',
};
