import { numberFormat } from '@my-note/contract/language';
import type { RemoteNotesCatalogue } from '../catalogue.ts';
import { blocks } from './blocks.ts';
import { characters, matches, ofItems } from './counts.ts';
import { editor } from './editor.ts';
import { history } from './history.ts';
import { list } from './list.ts';
import { notes } from './notes.ts';
import { tables } from './tables.ts';

const number = numberFormat();

export const catalogue: RemoteNotesCatalogue = {
  notes,
  'notes/blocks': blocks,
  'notes/dialog': {
    save: 'حفظ',
    move: {
      title: (title) => `نقل «\u2068${title}\u2069»`,
      text: 'تبقى الروابط المؤدية إليه صالحة.',
      titleMany: (count) => `نقل ${ofItems(count)}`,
      textMany: 'تبقى الروابط المؤدية إليها صالحة.',
      target: 'النقل إلى',
      topLevel: 'بلا فئة رئيسية',
      shared: (title) => `تمت مشاركة «\u2068${title}\u2069»: سيتمكن أي شخص لديه الرابط من قراءة هذا أيضًا.`,
    },
    renamed: (title) => `تمت إعادة التسمية إلى «\u2068${title}\u2069»`,
    renameCategory: {
      title: 'إعادة تسمية الفئة',
      text: 'يبقى كل ما بداخلها متاحًا بروابطه السابقة.',
    },
    addCategory: {
      title: 'إضافة فئة جديدة',
      description: 'اختر للفئة الجديدة اسمًا غير مستخدم.',
      parent: 'الفئة الرئيسية',
      noParent: 'بلا فئة رئيسية',
      name: 'العنوان',
    },
    select: { placeholder: 'اختر…', search: 'بحث…', nothing: 'لا توجد نتائج.' },
    openingNote: 'جارٍ فتح ملاحظة جديدة',
  },
  'notes/editor': editor,
  'notes/fences': {
    edit: 'تحرير',
    editorFailed: 'توقف المحرّر عن العمل. لم يتغيّر نصك.',
    close: 'إغلاق',
    discard: {
      title: 'هل تريد تجاهل تغييراتك؟',
      text: 'ما غيّرته هنا غير محفوظ.',
      confirm: 'تجاهل',
    },
  },
  'notes/find': {
    label: 'النتائج في هذه الملاحظة',
    count: (count, words, more) => `${matches(count)}${more ? ' أو أكثر' : ''} لعبارة «\u2068${words}\u2069»`,
    place: (place) => `، الحالية ${number(place)}`,
    previous: 'النتيجة السابقة',
    next: 'النتيجة التالية',
    close: 'إخفاء النتائج',
  },
  'notes/formulas': {
    formula: 'صيغة رياضية',
    source: 'مصدر الصيغة',
    remove: 'إزالة الصيغة',
    signs: 'تُكتب الصيغة بين علامتي \u2068$\u2069، أو بين علامتي \u2068$$\u2069 في سطرين مستقلين.',
    offline: 'تعذّر تحميل أداة عرض الصيغ. تم الاحتفاظ بالمصدر.',
  },
  'notes/history': history,
  'notes/late': {
    titleTooLong: (most, length) =>
      `أقصى طول للعنوان ${characters(most)}، وطول هذا العنوان ${characters(length)}. اختصره لحفظه.`,
    home: 'الانتقال إلى الرئيسية',
    trash: 'فتح المهملات',
    notFound: {
      title: 'لا توجد ملاحظة هنا',
      text: 'ربما كان الرابط خاطئًا، أو نُقلت الملاحظة إلى المهملات.',
    },
    gone: {
      title: 'هذه الملاحظة في المهملات أو تم حذفها',
      text: 'نصك غير محفوظ. استعد الملاحظة من المهملات وحاول مرة أخرى، أو احتفظ بالنص في ملاحظة جديدة.',
      keep: 'الاحتفاظ كملاحظة جديدة',
    },
    contents: 'المحتويات',
    link: { copied: 'تم نسخ الرابط', notCopied: 'تعذّر نسخ الرابط. متصفحك لا يسمح بذلك.' },
    backlinks: { title: 'روابط من', failed: 'تعذّر تحميل الملاحظات المرتبطة بهذه الملاحظة' },
  },
  'notes/list': list,
  'notes/properties': {
    properties: 'الخصائص',
    name: 'اسم الخاصية',
    value: (name) => `قيمة \u2068${name}\u2069`,
    items: 'واحد, اثنان, ثلاثة',
    add: 'إضافة خاصية',
    remove: (name) => `إزالة \u2068${name}\u2069`,
    newName: (index) => (index === 1 ? 'اسم' : `اسم ${index}`),
    nested: 'يمكن تغييرها في مصدر Markdown',
  },
  'notes/resize': {
    altText: 'النص البديل',
    width: 'عرض الصورة',
    widthHint: 'اسحب لتغيير الحجم، وانقر نقرًا مزدوجًا للعودة إلى الحجم الأصلي.',
    pixels: (width) => `${number(width)} بكسل`,
  },
  'notes/side-note': {
    open: 'فتح الملاحظة',
    failed: 'تعذّر تحميل الملاحظة',
    editorFailed: 'تعذّر تحميل المحرّر',
    editorFailedText: 'لم تتغيّر ملاحظتك. تحقّق من اتصالك وحاول مرة أخرى.',
    gone: 'استعدها من المهملات لتتابع الكتابة.',
  },
  'notes/suggest': {
    embed: 'ملاحظة مضمّنة',
    details: 'جزء قابل للطي',
    detailsSummary: 'التفاصيل',
    formula: 'صيغة رياضية',
    inlineFormula: 'صيغة ضمن السطر',
    properties: 'الخصائص',
    tags: 'الوسوم',
    synonyms: {
      text: 'فقرة عادي نص paragraph plain body normal',
      heading1: 'عنوان رئيسي كبير h1 title large',
      heading2: 'عنوان فرعي قسم h2 subtitle section',
      heading3: 'عنوان فرعي صغير h3 subheading',
      quote: 'استشهاد blockquote citation',
      bullets: 'نقاط غير مرتبة ul unordered points',
      numbers: 'أرقام مرتبة ol ordered numbers',
      tasks: 'مهمة مهام خانة اختيار todo to-do checkbox checklist',
      code: 'كود برمجة برنامج codeblock snippet pre source program',
      callout: 'ملاحظة تحذير نصيحة معلومة admonition info tip warning hint box notice',
      rule: 'خط أفقي hr rule horizontal line separator',
      image: 'صور رفع لقطة picture photo upload img screenshot',
      file: 'مرفق مستند رفع صوت فيديو attachment attach upload document pdf audio video sound film',
      note: 'صفحة مرجع إشارة page reference wiki mention',
      embed: 'تضمين إدراج عرض embed transclude include show inside',
      table: 'شبكة صفوف أعمدة grid rows columns spreadsheet',
      formula: 'رياضيات معادلة math equation tex latex katex display block',
      inlineFormula: 'رياضيات معادلة math equation tex latex katex inline',
      details: 'طي توسيع إخفاء ملخص collapsible toggle fold spoiler accordion summary',
      properties: 'بيانات وصفية حقول front matter frontmatter metadata yaml fields',
    },
  },
  'notes/tables': tables,
  'notes/templates': {
    group: 'القوالب',
    template: (title) => `القالب: \u2068${title}\u2069`,
    synonyms: (title) => `قالب نموذج template form ${title}`,
  },
  'notes/uploads': {
    running: (name) => `جارٍ إضافة \u2068${name}\u2069…`,
    progress: (name) => `رفع \u2068${name}\u2069`,
    cancel: 'إلغاء',
    cancelNamed: (name) => `إلغاء رفع \u2068${name}\u2069`,
    retry: 'إعادة المحاولة',
    retryNamed: (name) => `إعادة محاولة إضافة \u2068${name}\u2069`,
    remove: 'إزالة',
    removeNamed: (name) => `التخلي عن إضافة \u2068${name}\u2069`,
    failed: (name) => `تعذّرت إضافة \u2068${name}\u2069`,
    failedBecause: (name, reason) => `تعذّرت إضافة \u2068${name}\u2069. ${reason}`,
    left: 'غادرت الملاحظة قبل اكتمال رفع الملف. افتح الملاحظة وأضفه مرة أخرى.',
    unreadable: 'هذا مجلد أو ملف لا يمكن قراءته. إن كان مجلدًا فاضغطه أولًا في ملف zip.',
  },
};
