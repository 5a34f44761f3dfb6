import { numberFormat, pluralIn } from '@my-note/contract/language';
import type { ApiCatalogue } from '../catalogue.ts';

const number = numberFormat();
const plural = pluralIn('ar');

export const transfer = {
  'api/export': {
    tooMany: (max) => `عمليات التصدير الجارية الآن: ${number(max)}. انتظر انتهاء إحداها، أو ألغِها`,
    oneNoteAsHtml:
      'تُصدَّر الملاحظة الواحدة باستخدام format=html ودون فئة. يتوفر Markdown الخاص بها عبر GET …/by-slug',
    stalled: 'توقف التنزيل عن التقدم وتم إيقافه. ابدأه من جديد',
  },
  'api/jobs': {
    interrupted: 'توقف الخادم قبل أن يكتمل هذا. ابدأه من جديد',
    jobGone: 'عملية التصدير أو الاستيراد هذه غير موجودة',
    importRunning: 'توجد عملية استيراد جارية بالفعل. انتظر انتهاءها، أو ألغِها',
    notWaiting: 'عملية الاستيراد هذه لا تنتظر تأكيدًا. تحقّق من حالتها، أو استورد الملف مرة أخرى',
    contentGone: 'محتوى عملية الاستيراد هذه لم يعد موجودًا. استورد الملف مرة أخرى',
    nestedTooDeeply: (category) =>
      `ستكون بعض عناوين هذا الاستيراد طويلة جدًا داخل «${category}». اختر فئة أقل عمقًا`,
    notDone: 'لا يمكن التراجع إلا عن استيراد مكتمل. ألغِ هذا بدلًا من ذلك',
    notUndoable: 'تمت عملية الاستيراد هذه قبل أن يدعم My Note التراجع. انقل ملاحظاتها إلى المهملات بنفسك',
    import: { failed: 'فشل الاستيراد', toReview: 'الاستيراد جاهز للمراجعة', ready: 'اكتمل الاستيراد' },
    export: { failed: 'فشل التصدير', toReview: 'التصدير جاهز للمراجعة', ready: 'التصدير جاهز' },
    wentWrong: 'حدث خطأ ما. حاول مرة أخرى',
    confirm: 'أكّده خلال يوم واحد',
    files: (count) =>
      plural(count, {
        zero: 'لا ملفات',
        one: 'ملف واحد',
        two: 'ملفان',
        few: `${number(count)} ملفات`,
        many: `${number(count)} ملفًا`,
        other: `${number(count)} ملف`,
      }),
  },
  'api/import': {
    tooLarge: (megabytes) =>
      `يمكن أن يبلغ حجم الأرشيف ${number(megabytes)} ميغابايت كحد أقصى. قسّمه واستورد الأجزاء`,
    notZip: 'هذا ليس ملف zip كاملًا. أنشئه من جديد ثم حاول مرة أخرى',
    damaged: (file) => `«${file}» تالف في هذا الأرشيف. أنشئ الأرشيف من جديد ثم حاول مرة أخرى`,
    encrypted: 'هذا الأرشيف مشفّر. أنشئ أرشيفًا دون كلمة مرور',
    compression: (file) => `يستخدم «${file}» ضغطًا غير مدعوم. أنشئ الأرشيف بالضغط المعتاد`,
    outside: (file) => `يشير «${file}» إلى خارج الأرشيف. أزله، أو أنشئ الأرشيف من جديد`,
    tooManyFiles: (count) => `يحتوي هذا الأرشيف على أكثر من ${number(count)} ملف. قسّمه واستورد الأجزاء`,
    tooManyItems: (count) =>
      `يحتوي هذا الأرشيف على أكثر من ${number(count)} مجلد وملاحظة. قسّمه واستورد الأجزاء`,
    tooManyArchives: (count) =>
      `يحتوي هذا الأرشيف على أكثر من ${number(count)} أرشيف. فك ضغطه واستوردها واحدًا تلو الآخر`,
    unpacksTooLarge: (megabytes) =>
      `يتجاوز حجم هذا الأرشيف بعد فك ضغطه ${number(megabytes)} ميغابايت. قسّمه واستورد الأجزاء`,
    noteTooLong: (file) => `«${file}» أطول من أن يكون ملاحظة واحدة. قسّمه`,
    factsTooLong: (file) => `الكتلة بين أول «---» وثاني «---» في «${file}» أطول من 16 كيلوبايت. اختصرها`,
    manifestTooLong: (file) => `الملف ${file} في هذا الأرشيف أكبر من 2 ميغابايت. أزل أسماء من ترتيبه`,
    notText: (file) => `«${file}» ليس نصًا بترميز UTF-8. احفظه بهذا الترميز، أو استبعده`,
    nestedTooDeeply: (file) => `«${file}» متداخل بعمق كبير. استخدم أسماء أقصر أو مجلدات أقل`,
    pageNested: (file) => `الصفحة «${file}» متداخلة بعمق كبير. انسخ نصها إلى ملاحظة جديدة هناك`,
    tooManyFolders: (file, max) => `يقع «${file}» داخل أكثر من ${number(max)} مجلد. انقله إلى مجلدات أقل`,
    noNotes:
      'لا توجد ملاحظات في هذا الأرشيف. يمكن أن يحتوي على Markdown أو HTML أو ما تصدّره Apple Notes وBear وDocmost وEvernote وGoogle Keep وJoplin وLogseq وMemos وNotion وObsidian وOneNote وOutline وSimplenote وStandard Notes وTrilium',
    newerProgram: 'أُنشئ هذا الأرشيف بإصدار أحدث من My Note. حدّث هذا الإصدار أولًا',
    untitled: 'بلا عنوان',
    notConfirmed: 'لم يؤكد أحد عملية الاستيراد هذه خلال يوم، لذا أُزيلت. استورد الملف مرة أخرى',
    metaTooLong: (file) =>
      `الملف ${file} في هذا الأرشيف أكبر من 40 ميغابايت. صدّر الأجزاء واستوردها واحدًا تلو الآخر`,
    metaTooDeep: (levels) =>
      `تقع ملاحظات هذا الأرشيف على عمق يتجاوز ${number(levels)} مستوى. انقلها إلى أعلى وصدّرها مرة أخرى`,
    metaUnreadable: (file) =>
      `لا يمكن قراءة الملف ${file} في هذا الأرشيف. أنشئ التصدير من جديد ثم حاول مرة أخرى`,
    declaresEntities: (file) => `يعرّف «${file}» كيانات، وهو ما لا يفعله تصدير Evernote أبدًا. صدّره مرة أخرى`,
    notEvernote: (file) => `«${file}» ليس تصديرًا من Evernote. صدّر دفتر الملاحظات مرة أخرى`,
    notMemos: (file) => `«${file}» ليس سجلًا كاملًا من Memos`,
    noPage: (file) => `لا يحتوي «${file}» على صفحة. احفظها مرة أخرى كأرشيف ويب`,
    jsonTooLong: (file, megabytes) =>
      `«${file}» أكبر من ${number(megabytes)} ميغابايت. صدّر الملاحظات على أجزاء`,
    standardNotesEncrypted:
      'هذه النسخة الاحتياطية من Standard Notes مشفّرة. في Standard Notes افتح Preferences ثم Backups واختر «Decrypted» واستورد ذلك الملف',
  },
  'api/import-warnings': {
    endsInMiddle: 'ينتهي في المنتصف، لذا فُقد ما بعده. صدّره مرة أخرى',
    reminder: 'لم يُحتفظ بتذكير',
    fileMissing: 'يوجد ملف مفقود في التصدير',
    visibility: 'لم يُحتفظ بمن كان يستطيع رؤيتها',
    reactions: 'لم يُحتفظ بالتفاعلات',
    comment: (on) => `تعليق على ${on}`,
    star: 'لم يُحتفظ بالنجمة',
    notInBackup: 'يوجد ملف غير موجود في النسخة الاحتياطية',
    asCode: 'تُعرض ملاحظة من محرّر آخر كرمز برمجي',
    noNoteShowsIt: 'لا توجد ملاحظة تعرض هذا الملف',
    drawing: 'أصبح رسم صورة',
    lock: 'لم يُحتفظ بالقفل',
    damagedFacts: 'الملف تالف، لذا فُقدت التواريخ والأيقونات وترتيب الصفحات',
    keepTrash: 'كانت في سلة مهملات Google Keep',
    color: 'لم يُحتفظ باللون',
    pictureMissing: 'توجد صورة مفقودة في الأرشيف',
    blockMissing: 'إحالة إلى كتلة غير موجودة',
    logseqSettings: 'إعدادات Logseq',
    inTrashOf: (program) => `كانت في سلة مهملات ${program}`,
    partOfNote: 'رابط إلى جزء من ملاحظة أصبح يؤدي إلى الملاحظة كلها',
    onlyObsidian: 'لا يمكن عرضه إلا في Obsidian',
    mention: 'أصبحت إشارة نصًا',
    columns: (count) => `احتُفظ بأول ${number(count)} عمود فقط من الجدول`,
    rows: (count) => `لا تتسع الملاحظة إلا لأول ${number(count)} صف من الجدول`,
    label: 'لم يُحتفظ بتسمية أو علاقة',
    clone: 'نسخة مرتبطة: الملاحظة نفسها في موضعها الأول',
    pageOfExport: 'صفحة من التصدير وليست ملاحظة',
    noText: 'ليس فيها نص',
    notMarkdown: 'ليس Markdown. صدّر من Trilium بصيغة Markdown',
    ofKind: (kind) => `ملاحظة من النوع «${kind}»`,
    hiddenFolder: 'مجلد مخفي لا يحتوي على ملاحظات',
    hiddenFile: 'ملف مخفي',
    obsidianSettings: 'إعدادات Obsidian',
    deletedThere: 'ما حُذف هناك',
    programs: 'مجلد برامج',
    symbolicLink: 'رابط رمزي لا يُتبع',
    sameName: 'سبقه في الأرشيف ملف آخر بالاسم نفسه',
    besideParts: 'يقع بجانب أجزاء التصدير، ولا يُقرأ سواها',
    otherPart: 'يحتوي جزء آخر على ملف آخر بالاسم نفسه',
    renamed: 'أُعيدت تسميته',
    titleShortened: 'تم اختصار العنوان',
    tooComplex: 'أعقد من أن يُعرض، لذا سيكون نصًا عاديًا',
    encryptedText: 'استُبعد نص مشفّر. فك تشفيره في Evernote ثم صدّر الملاحظة مرة أخرى',
    encryptedInEvernote: 'مشفّر في Evernote',
    textColors: 'لم يُحتفظ بألوان النص',
    mergedCells: 'قُسّمت خلايا مدمجة في جدول',
    tag: 'لم يُحتفظ بوسم',
    pictureKind: 'استُبعدت صورة من نوع غير معروف',
    publicAddress: 'لم يُحتفظ بالعنوان العام',
    wasShared: 'كانت مشتركة مع آخرين',
    linkMissing: 'يؤدي رابط إلى شيء غير موجود في النسخة الاحتياطية',
    deadLink: 'رابط لا يؤدي إلى شيء',
  },
} satisfies Partial<ApiCatalogue>;
