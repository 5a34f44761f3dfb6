import { numberFormat, type Translation } from '@my-note/contract/language';
import type { changeTexts, changeWords as changeWordsTexts } from '../../releases/change/texts.ts';
import type { releasesTexts } from '../../releases/texts.ts';
import { days, inLoads, loads, minutes, seconds } from './counts.ts';

const number = numberFormat();
const percentage = numberFormat({ style: 'percent' });
const ofHundred = (percent: number) => percentage(percent / 100);

const progress = (done: number, needed: number, percent: number) =>
  `${number(done)} من ${inLoads(needed)} عند نسبة ${ofHundred(percent)}.`;

export const change: Translation<typeof changeTexts> = {
  reason: 'السبب',
  reasonHint: 'اختياري. يراه كل من يقرأ السجل.',
  share: 'نسبة المتصفحات',
  shares: {
    1: ofHundred(1),
    5: ofHundred(5),
    10: ofHundred(10),
    25: ofHundred(25),
    50: ofHundred(50),
    100: ofHundred(100),
  },
  guard: 'مراقبة تلقائية',
  guardHint: 'تقارن الإصدار التجريبي بالإصدار الحالي، فتوسّع نطاقه خطوة بخطوة أو تسحبه.',
  guardStays: 'تستمر المراقبة من هذه النسبة.',
  ownPage: (name) =>
    `هذه الصفحة جزء من \u2068${name}\u2069. بعد مغادرتها لا يعيدها إلا سطر الأوامر: \u2068pnpm remote\u2069.`,
  undo: 'تراجع',
  undone: (name) => `عادت \u2068${name}\u2069 كما كانت`,
  unchanged: 'لم يكن هناك ما يتغيّر',
  promoteCanary: 'اعتماد التجريبي',
  rollbackTo: (version) => `الرجوع إلى \u2068${version}\u2069`,
  restoreVersion: (version) => `إعادة \u2068${version}\u2069`,
};

const nextPage = 'تبقى علامات التبويب المفتوحة على ما تشغّله إلى أن تُحمَّل صفحة من جديد.';

export const changeWords: Translation<typeof changeWordsTexts> = {
  promote: {
    label: 'اعتماد',
    title: ({ name, version }) => `هل تريد اعتماد \u2068${name} ${version}\u2069؟`,
    text: ({ version, live }) =>
      `يحصل الجميع على \u2068${version}\u2069 بدلًا من \u2068${live}\u2069. ${nextPage}`,
    done: ({ name, version }) => `أصبح \u2068${name} ${version}\u2069 الإصدار الحالي`,
  },
  rollback: {
    label: 'الرجوع',
    title: ({ name, version }) => `هل تريد الرجوع في \u2068${name}\u2069 إلى \u2068${version}\u2069؟`,
    text: ({ version, live }) =>
      `يعود الجميع إلى \u2068${version}\u2069 بدلًا من \u2068${live}\u2069. ${nextPage}`,
    done: ({ name, version }) => `عادت \u2068${name}\u2069 إلى \u2068${version}\u2069`,
  },
  restore: {
    label: 'إعادة',
    title: ({ name, version }) => `هل تريد إعادة \u2068${name} ${version}\u2069؟`,
    text: () => 'تعود صفحاتها وروابطها متاحة للجميع.',
    done: ({ name, version }) => `عاد \u2068${name} ${version}\u2069 الإصدار الحالي`,
  },
  canary: {
    label: 'بدء التجربة',
    title: ({ name, version }) => `هل تريد بدء تجربة \u2068${name} ${version}\u2069؟`,
    text: ({ live }) => `تحصل عليه نسبة من المتصفحات، وتبقى البقية على \u2068${live}\u2069.`,
    done: ({ name, version }) => `بدأت تجربة \u2068${name} ${version}\u2069`,
  },
  share: {
    label: 'تغيير النسبة',
    title: ({ name }) => `هل تريد تغيير نسبة تجربة \u2068${name}\u2069؟`,
    text: ({ version, live }) =>
      `تحصل هذه النسبة من المتصفحات على \u2068${version}\u2069، وتبقى البقية على \u2068${live}\u2069.`,
    done: ({ name }) => `تم تغيير نسبة تجربة \u2068${name}\u2069`,
  },
  end: {
    label: 'إنهاء التجربة',
    title: ({ name }) => `هل تريد إنهاء تجربة \u2068${name}\u2069؟`,
    text: ({ live }) => `يحصل الجميع على \u2068${live}\u2069. ${nextPage}`,
    done: ({ name }) => `انتهت تجربة \u2068${name}\u2069`,
  },
  kill: {
    label: 'إيقاف فوري',
    title: ({ name }) => `هل تريد إيقاف \u2068${name}\u2069 فورًا؟`,
    text: () => 'تتوقف للجميع: لا يُجلب أي من ملفاتها، وتوضح صفحاتها ذلك.',
    done: ({ name }) => `\u2068${name}\u2069 متوقفة للجميع`,
  },
  revive: {
    label: 'إعادة التشغيل',
    title: ({ name }) => `هل تريد إعادة تشغيل \u2068${name}\u2069؟`,
    text: ({ live }) => `تعمل من جديد للجميع بالإصدار \u2068${live}\u2069.`,
    done: ({ name }) => `عادت \u2068${name}\u2069 إلى العمل`,
  },
  remove: {
    label: 'إزالة',
    title: ({ name }) => `هل تريد إزالة \u2068${name}\u2069؟`,
    text: (_named, keptDays) =>
      `تختفي صفحاتها وروابطها لدى الجميع. تبقى ملفاتها لمدة ${days(keptDays)} يمكن خلالها إعادتها، ثم تُحذف نهائيًا.`,
    done: ({ name }) => `تمت إزالة \u2068${name}\u2069`,
  },
};

export const releases: Translation<typeof releasesTexts> = {
  pageTitle: 'الإصدارات',
  forbidden: 'هذه الصفحة للمسؤول فقط',
  forbiddenText: 'تعرض إصدارات وحدات هذا الموقع. اطلب من المسؤول إن أردت تغيير شيء.',

  remotes: 'الوحدات',
  hint: (host, contract, revision) =>
    `تعمل في التطبيق \u2068${host}\u2069 بالعقد \u2068${contract}\u2069. المراجعة ${number(revision)} من قائمة الوحدات.`,
  loading: 'جارٍ تحميل الإصدارات',
  unknown: 'تعذّر تحميل الإصدارات',
  none: 'لم يُنشر شيء بعد. انشر وحدة من سطر الأوامر: \u2068pnpm remote publish\u2069.',

  noStore: 'لا تعرف هذه الخدمة أين تُنشر الوحدات',
  noStoreText:
    'اضبط \u2068REMOTE_STORE\u2069 أو \u2068SITE_DIR\u2069 على مجلد الموقع أو حاويته، ثم أعد تشغيل الخدمة.',
  readOnly: 'يمكنك الاطلاع فقط هنا',
  readOnlyText: (place, obstacle) =>
    `لا تستطيع الخدمة الكتابة في \u2068${place}\u2069 (\u2068${obstacle}\u2069)، ولا تعمل المراقبة أيضًا. امنحها صلاحية الكتابة، أو أجرِ التغييرات من سطر الأوامر: \u2068pnpm remote\u2069.`,
  noReports:
    'لا ترسل المتصفحات تقارير إلى هذه الخدمة (\u2068TELEMETRY\u2069 متوقف)، لذلك لا توجد أرقام ولا مراقبة.',

  killed: 'متوقفة للجميع',
  removed: 'مُزالة',
  canaryMark: (percent) => `تجريبي ${ofHundred(percent)}`,
  guarded: 'مراقَب',
  live: 'الحالي',
  canary: 'التجريبي',
  previous: 'السابق',
  kept: 'محتفظ به',
  canaryShare: (percent) => `${ofHundred(percent)} من المتصفحات`,
  nothingLive: 'لا يوجد إصدار حالي.',
  noFigures: 'لا تقارير بعد',
  loads,
  failed: (part) => `نسبة الفشل ${part}`,
  measured: (measure, value) => `${measure}: \u2068${value}\u2069`,

  details: 'التفاصيل',
  detailsOf: (name) => `تفاصيل \u2068${name}\u2069`,
  actionsOf: (name) => `إجراءات \u2068${name}\u2069`,

  guard: 'المراقبة',
  guardToNext: (done, needed, percent, next, time) =>
    `${progress(done, needed, percent)} التالي: ${ofHundred(next)} من المتصفحات، بعد ${time} على الأقل.`,
  guardToLive: (done, needed, percent, time) =>
    `${progress(done, needed, percent)} التالي: متاح للجميع، بعد ${time} على الأقل.`,
  guardBegun: (who, when) => `بدأها \u2068${who}\u2069 ${when}. يُسحب الإصدار التجريبي إذا امتلأ الشريط.`,
  guardPart: (part) => `${part} من الحد الذي يُسحب عنده`,
  unguarded: 'لا توجد مراقبة لهذا الإصدار التجريبي.',
  seconds: (count) => (count < 120 ? seconds(count) : minutes(Math.round(count / 60))),

  figures: 'الأرقام',
  figuresLoading: 'جارٍ تحميل الأرقام',
  figuresUnknown: 'تعذّر تحميل الأرقام',
  figuresNone: 'لم يرسل أي متصفح تقارير في هذه الفترة.',
  figuresTable: (name) => `أرقام \u2068${name}\u2069`,
  chartsUnknown: 'تعذّر تحميل الرسوم البيانية',
  period: 'الفترة',
  periods: { hour: 'آخر ساعة', day: 'آخر يوم', month: `${number(30)} يومًا` },
  measure: 'المقياس',
  measures: {
    loads: 'عمليات التحميل',
    failures: 'عمليات التحميل الفاشلة',
    errors: 'أخطاء في الشيفرة',
    load: 'زمن التحميل، p75',
    lcp: 'أكبر محتوى، p75',
    inp: 'التفاعل، p75',
  },
  chartSays: (measure, versions) => `${measure}: ${versions}.`,
  chartValue: (role, value) => `${role} \u2068${value}\u2069`,
  noValue: 'لا قيمة',

  versions: 'الإصدارات',
  versionsHint: (count) => `تبقى أحدث ثلاثة إصدارات على الأقل، وكل ما استُخدم خلال آخر ${days(count)}.`,
  publishedWhen: (when) => `نُشر ${when}`,
  contractOf: (contract) => `العقد \u2068${contract}\u2069`,

  compare: 'مقارنة',
  compareFrom: 'من',
  compareTo: 'إلى',
  comparing: 'جارٍ المقارنة',
  compareUnknown: 'تعذّرت مقارنة الإصدارين',
  compareTable: (from, to) => `من \u2068${from}\u2069 إلى \u2068${to}\u2069`,
  part: 'الجزء',
  difference: 'الفرق',
  contract: 'العقد',
  same: 'متطابق',
  notIn: 'غير موجود',
  parts: (what) =>
    what === 'entry' ? 'المدخل' : what === 'all scripts and styles' ? 'كل النصوص البرمجية والأنماط' : what,
  sharedModule: (name) => name,
  sharedSame: (count) => `عدد الوحدات البرمجية المشتركة المطلوبة بالإصدار نفسه: ${number(count)}.`,

  history: 'السجل',
  historyHint: 'كل تغيير في الإصدار الحالي: من أجراه ومتى ولماذا.',
  historyLoading: 'جارٍ تحميل السجل',
  historyMore: 'جارٍ تحميل تغييرات أقدم',
  historyUnknown: 'تعذّر تحميل السجل',
  historyNone: 'لم يُسجَّل أي تغيير بعد.',
  // The arrow points from right to left, as the line is read.
  moved: (name, part, from, to) =>
    `\u2068${name}\u2069 \u2068${part}\u2069: \u2068${from}\u2069 ← \u2068${to}\u2069`,
  absent: 'لا شيء',
  yes: 'نعم',
  no: 'لا',
};
