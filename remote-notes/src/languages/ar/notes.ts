import { numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { texts } from '../../texts.ts';

const plural = pluralIn('ar');
const number = numberFormat();

export const notes: Translation<typeof texts> = {
  untitled: 'بلا عنوان',
  moreLevels: (count) =>
    plural(count, {
      one: 'عرض مستوى واحد إضافي',
      two: 'عرض مستويين إضافيين',
      few: `عرض ${number(count)} مستويات إضافية`,
      many: `عرض ${number(count)} مستوى إضافيًا`,
      other: `عرض ${number(count)} مستوى إضافي`,
    }),
  breadcrumbs: 'مسار التنقل',
  neighbours: 'السابقة والتالية',
  previous: 'السابقة',
  next: 'التالية',
  shortcuts: 'في ملاحظة أو فئة',
  actions: {
    edit: 'تحرير',
    done: 'تم',
    lock: 'قفل الملاحظة',
    unlock: 'إلغاء قفل الملاحظة',
    pin: 'تثبيت',
    unpin: 'إلغاء التثبيت',
    more: 'المزيد',
    addIcon: 'إضافة أيقونة',
    changeIcon: 'تغيير الأيقونة',
    exportMarkdown: 'تصدير بصيغة Markdown',
    downloadHtml: 'تنزيل بصيغة HTML',
    print: 'طباعة مع المحتويات',
    copyLink: 'نسخ الرابط',
    history: 'السجل',
    moveToTrash: 'نقل إلى المهملات',
    undo: 'تراجع',
    move: 'نقل',
    share: 'مشاركة',
    tryAgain: 'إعادة المحاولة',
  },
  shareFailed: 'تعذّر تحميل المشاركة. تحقّق من اتصالك وحاول مرة أخرى.',
  trashed: (title) => `تم نقل «\u2068${title}\u2069» إلى المهملات`,
  contents: 'جدول المحتويات',
  editedWhen: (when) => `عُدّلت ${when}`,
  unlock: 'إلغاء القفل',
  locked: 'هذه الملاحظة مقفلة ضد التعديل',
  text: 'نص الملاحظة',
  onlyDraft: 'هذه الملاحظة هي المسودة الوحيدة.',
  openingEditor: 'جارٍ فتح المحرّر',
  emptyNote: 'لم يُكتب شيء بعد',
  dialogFailed: 'تعذّر التحميل. تحقّق من اتصالك وحاول مرة أخرى.',
  taskGone: 'تم تعديل الملاحظة في مكان آخر ولم تعد هذه المهمة فيها',
  pageFailed: 'تعذّر تحميل هذه الصفحة',
  editorFailed: 'تعذّر تحميل المحرّر. تحقّق من اتصالك وحاول مرة أخرى.',
  save: {
    saving: 'جارٍ الحفظ…',
    saved: (time) => `تم الحفظ \u2068${time}\u2069`,
    offline: 'غير متصل، محفوظ على هذا الجهاز',
    offlineFor: (minutes) => {
      const time = plural(minutes, {
        one: 'دقيقة',
        two: 'دقيقتين',
        few: `${number(minutes)} دقائق`,
        many: `${number(minutes)} دقيقة`,
        other: `${number(minutes)} دقيقة`,
      });
      return `غير متصل، محفوظ على هذا الجهاز. لم يصل إلى الخادم منذ ${time}`;
    },
    blocked: (status) =>
      `لم يُحفظ: رفضه شيء ما بينك وبين الخادم (${status}). نحتفظ به على هذا الجهاز ونعيد المحاولة.`,
    notKept: 'لم يُحفظ، ولا يستطيع هذا الجهاز الاحتفاظ به. أبقِ هذه الصفحة مفتوحة.',
    tryAgain: 'إعادة المحاولة',
    diskFull: 'قرص الخادم ممتلئ. نصك محفوظ على هذا الجهاز وسيُحفظ على الخادم عند توفر مساحة. أخبر المسؤول.',
    conflict: 'تعارض',
    signedOut: 'تم تسجيل الخروج، محفوظ على هذا الجهاز',
    gone: 'حُذفت الملاحظة، محفوظ على هذا الجهاز',
    locked: 'لم يُحفظ: قُفلت الملاحظة في مكان آخر. محفوظ على هذا الجهاز',
    refused: (message) => `لم يُحفظ على الخادم، محفوظ على هذا الجهاز. ${message}`,
  },
  watch: 'المشاهدة مع هذه الملاحظة',
  orphans: { title: 'يوجد على هذا الجهاز نص غير محفوظ من ملاحظة محذوفة' },
  lost: {
    title: 'يوجد على هذا الجهاز نص غير محفوظ من هذه الملاحظة',
    restore: 'استعادة النص غير المحفوظ',
    discard: 'تجاهل',
  },
};
