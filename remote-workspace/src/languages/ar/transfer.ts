import { numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { transferTexts } from '../../transfer/texts.ts';
import { attachments, categories, files, notes } from './counts.ts';

const plural = pluralIn('ar');
const number = numberFormat();

export const transfer: Translation<typeof transferTexts> = {
  title: 'الاستيراد والتصدير',
  loading: 'جارٍ التحميل',

  exportTitle: 'تصدير',
  exportHint: 'يتضمن ملف zip كل المرفقات أيضًا.',
  exportFormat: 'الصيغة',
  exportFormats: { markdown: 'Markdown', html: 'موقع ويب' },
  exportFormatHints: {
    markdown:
      'ملفات Markdown بتواريخها وترتيبها وتثبيتها. يستطيع أي برنامج قراءتها، ويستطيع My Note استيرادها مرة أخرى دون فقدان شيء.',
    html: 'صفحات لأي متصفح مع الشجرة والبحث. تعمل على خادم ويب ومن مجلد دون اتصال.',
  },
  exportWhat: 'ما تريد تصديره',
  everything: 'كل شيء',
  categoryGone: 'فئة لم تعد موجودة',
  export: 'تصدير',
  exportStarts: 'جارٍ تصدير ملاحظاتك…',
  exported: (done, total, size) =>
    `${number(done)} من ${total === 2 ? 'ملفين' : files(total)}، \u2068${size}\u2069`,
  exportBroke: 'انقطع التصدير. حاول مرة أخرى.',

  bookmarkTitle: 'الحفظ من صفحات أخرى',
  bookmarkHint:
    'اسحب هذا إلى شريط الإشارات المرجعية. عند النقر عليه في أي صفحة تُفتح ملاحظة جديدة بعنوان الصفحة ورابطها والنص المحدد فيها.',
  bookmark: 'حفظ في My Note',
  bookmarkByHand: 'إذا لم يظهر هذا الشريط، فأنشئ إشارة مرجعية لأي صفحة وضع هذا مكان رابطها.',
  bookmarkCode: 'رابط الإشارة المرجعية',

  importTitle: 'استيراد',
  importHint:
    'من Evernote وNotion وObsidian وApple Notes وOneNote وGoogle Keep وغيرها الكثير، أو أي مجلدات Markdown أو HTML. ترى معاينة قبل أن يتغيّر أي شيء.',
  drop: 'أفلت الملفات أو مجلدًا هنا',
  chooseFiles: 'اختيار ملفات',
  chooseFolder: 'اختيار مجلد',
  alsoReads: (formats) => `يقرأ أيضًا \u2068${formats}\u2069`,
  formatFailed: (format) => `تعذّرت قراءة الملفات بصيغة \u2068${format}\u2069`,
  howTo: 'كيف تُخرج ملاحظاتك من البرامج الأخرى',
  ways: [
    {
      name: 'Apple Notes',
      text: 'في macOS 26: ملف، ثم تصدير بصيغة، ثم Markdown. للحصول على كل الملاحظات بتواريخها ومجلداتها، اطلب نسخة من بياناتك من \u2068privacy.apple.com\u2069 واختر فيها ملاحظات iCloud.',
    },
    {
      name: 'Bear',
      text: '\u2068File › Backup notes\u2069. اختر ملف \u2068.bear2bk\u2069. تُقرأ أيضًا ملفات TextBundle وTextPack.',
    },
    {
      name: 'Docmost',
      text: 'صدّر مساحة أو صفحة بصيغة Markdown أو HTML مع المرفقات، ثم اختر ملف zip.',
    },
    {
      name: 'Evernote',
      text: 'انقر بالزر الأيمن على دفتر، ثم \u2068Export › ENEX\u2069. اختر الملفات؛ يصبح كل منها فئة. تبقى الوسوم والمهام والملفات.',
    },
    {
      name: 'Google Keep',
      text: 'من \u2068takeout.google.com\u2069، اختر Keep فقط، ثم اختر ملف zip. تصبح التصنيفات وسومًا، وتوضع الملاحظات المؤرشفة في فئة.',
    },
    {
      name: 'Joplin',
      text: '\u2068File › Export all › MD – Markdown + Front Matter\u2069. اختر المجلد الناتج.',
    },
    {
      name: 'Logseq',
      text: 'اختر مجلد الرسم البياني (graph). تبقى أسماء الصفحات والأسماء البديلة ومراجع الكتل.',
    },
    {
      name: 'Memos',
      text: '\u2068Settings › Export\u2069. اختر ملف zip. تبقى المرفقات والتعليقات والروابط بين المذكرات.',
    },
    {
      name: 'Notion',
      text: '\u2068Settings › Export all workspace content › Markdown & CSV\u2069 مع الصفحات الفرعية. اختر ملف zip.',
    },
    {
      name: 'Obsidian',
      text: 'اختر مجلد الخزنة (vault) أو ملف zip منه. تبقى الروابط والصور والخصائص.',
    },
    {
      name: 'OneNote',
      text: 'في OneNote لنظام Windows: ملف، ثم تصدير، ثم «صفحة ويب أحادية الملف (\u2068.mht\u2069)» أو صفحة ويب. اختر الملفات.',
    },
    { name: 'Outline', text: '\u2068Settings › Export › Markdown\u2069. اختر ملف zip الذي يصلك.' },
    { name: 'Simplenote', text: '\u2068Settings › Tools › Export notes\u2069. اختر ملف zip.' },
    {
      name: 'Standard Notes',
      text: '\u2068Preferences › Backups › Decrypted\u2069. اختر ملف zip. تبقى الوسوم والتثبيت والملاحظات المؤرشفة.',
    },
    {
      name: 'Trilium',
      text: 'صدّر ملاحظة باختيار \u2068This note and all of its descendants\u2069 وبصيغة Markdown. اختر ملف zip.',
    },
    { name: 'برامج أخرى', text: 'أي مجلد من ملفات Markdown أو HTML. تصبح المجلدات فئات.' },
  ],
  packing: 'جارٍ ضغط الملفات…',
  sending: 'جارٍ الرفع',
  uploading: (percent) => `جارٍ الرفع… ${percent}`,
  reading: 'جارٍ قراءة الأرشيف…',
  read: (done, total) => `تمت قراءة ${number(done)} من ${total === 2 ? 'ملفين' : files(total)}`,
  notImportable: {
    nothing: 'لا يوجد هنا ما يمكن استيراده. ترى أدناه كيف تُخرج ملاحظاتك من البرامج الأخرى.',
    archives: 'اختر أرشيفًا واحدًا في كل مرة دون ملفات أخرى.',
  },
  looseFiles: 'notes.zip',
  tooLarge: (size) => `الحجم أكبر من \u2068${size}\u2069. استورده على أجزاء`,
  cancel: 'إلغاء',
  lastFailed: 'فشل الاستيراد الأخير. لم يُضف شيء منه إلى ملاحظاتك.',

  sources: {
    'my-note': 'تصدير من My Note',
    obsidian: 'خزنة Obsidian',
    joplin: 'تصدير من Joplin',
    outline: 'تصدير من Outline',
    notion: 'تصدير من Notion',
    trilium: 'تصدير من Trilium',
    logseq: 'رسم بياني من Logseq',
    markdown: 'مجلدات Markdown',
  },
  program: (name) => (name === 'HTML' ? 'صفحات HTML' : `تصدير من \u2068${name}\u2069`),
  previewTitle: 'معاينة الاستيراد',
  previewOf: (source, name, content) =>
    name ? `${source}، \u2068${name}\u2069: ${content}` : `${source}: ${content}`,
  brought: (report) =>
    [notes(report.notes), categories(report.categories), attachments(report.attachments)].join('، '),
  atTop: (count) => `${notes(count)} في المستوى الأعلى`,
  notesIn: notes,
  showMore: (count) => `عرض ${number(count)} إضافية`,
  unlistedCategories: (count) => `و${categories(count)} غيرها`,
  into: 'الاستيراد إلى',
  topLevel: 'المستوى الأعلى',
  import: 'استيراد',
  imported: 'اكتمل الاستيراد',
  losses: (count) =>
    plural(count, {
      one: 'عنصر واحد لا يمكن الاحتفاظ به',
      two: 'عنصران لا يمكن الاحتفاظ بهما',
      few: `${number(count)} عناصر لا يمكن الاحتفاظ بها`,
      many: `${number(count)} عنصرًا لا يمكن الاحتفاظ بها`,
      other: `${number(count)} عنصر لا يمكن الاحتفاظ بها`,
    }),
  noLosses: 'يمكن الاحتفاظ بكل شيء.',
  moreLosses: (count) => `و${number(count)} غيرها`,
  unlistedLosses: (count) => `و${number(count)} غيرها غير مدرجة هنا.`,
  saveLosses: 'حفظ القائمة',
  lossesFile: 'not-kept.txt',
  deadLinks: (count) =>
    plural(count, {
      one: 'رابط واحد يشير إلى ملاحظة غير موجودة، وسيبقى نصًا',
      two: 'رابطان يشيران إلى ملاحظات غير موجودة، وسيبقيان نصًا',
      few: `${number(count)} روابط تشير إلى ملاحظات غير موجودة، وستبقى نصًا`,
      many: `${number(count)} رابطًا تشير إلى ملاحظات غير موجودة، وستبقى نصًا`,
      other: `${number(count)} رابط تشير إلى ملاحظات غير موجودة، وستبقى نصًا`,
    }),
  deadLinksFile: 'links-kept-as-text.txt',

  recent: 'عمليات الاستيراد والتصدير الأخيرة',
  recentUnknown: 'تعذّر تحميل عمليات الاستيراد والتصدير.',
  noneYet: 'لا شيء بعد.',
  jobNames: { import: 'استيراد', export: 'تصدير' },
  jobOf: (job, name) => `${job}: \u2068${name}\u2069`,
  states: {
    queued: 'قيد الانتظار',
    running: 'قيد التنفيذ',
    ready: 'جاهز للمراجعة',
    done: 'اكتمل',
    failed: 'فشل',
    cancelled: 'أُلغي',
  },
  files,
  undone: 'تم التراجع',
  undo: 'التراجع عن الاستيراد',
  undoTitle: (name) => `هل تريد التراجع عن استيراد \u2068${name}\u2069؟`,
  undoText:
    'يُنقل كل ما جاء به إلى المهملات، بما فيه ما عدّلته منذ ذلك الحين. تبقى ملاحظاتك أنت في فئاته مكانها.',
  undoneNow: (entries) => (entries === 0 ? 'لم يبقَ ما يمكن التراجع عنه' : 'تم التراجع عن الاستيراد'),
  undoneKept: (kept) =>
    plural(kept, {
      one: 'بقيت فئة واحدة لأن فيها ملاحظات لك.',
      two: 'بقيت فئتان لأن فيهما ملاحظات لك.',
      few: `بقيت ${number(kept)} فئات لأن فيها ملاحظات لك.`,
      other: `بقيت ${number(kept)} فئة لأن فيها ملاحظات لك.`,
    }),
  putBack: 'تراجع',
};
