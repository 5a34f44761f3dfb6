import { numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { homeTexts } from '../../features/home/texts.ts';

const plural = pluralIn('ar');
const number = numberFormat();

export const home: Translation<typeof homeTexts> = {
  home: 'الرئيسية',
  recent: 'الأخيرة',
  pinned: 'المثبّتة',
  today: 'اليوم',
  yesterday: 'أمس',
  thisWeek: 'هذا الأسبوع',
  more: 'عرض المزيد',
  recentEmpty: 'ستظهر ملاحظاتك هنا، الأحدث أولًا.',
  pinnedEmpty: 'لا توجد ملاحظات مثبّتة بعد',
  pinnedEmptyHint: 'ثبّت ملاحظة لتبقى هنا.',
  report: 'التقرير',
  drafts: 'المسودات',
  draft: 'ملاحظة بلا عنوان',
  draftIn: (category) => `ملاحظة بلا عنوان في \u2068${category}\u2069`,

  firstSteps: 'الخطوات الأولى',
  hideFirstSteps: 'إخفاء',
  stepDone: 'تمت',
  loadExamples: 'تحميل الملاحظات النموذجية',
  removeExamples: 'إزالة الملاحظات النموذجية',
  examplesHint: 'خذ جولة مع ملاحظات نموذجية.',
  examplesPresent: 'الملاحظات النموذجية موجودة في شجرتك.',
  examplesLoaded: (added) =>
    plural(added, {
      zero: 'لديك الملاحظات النموذجية بالفعل',
      one: 'أُضيفت ملاحظة نموذجية واحدة إلى شجرتك',
      two: 'أُضيفت ملاحظتان نموذجيتان إلى شجرتك',
      few: `أُضيفت ${number(added)} ملاحظات نموذجية إلى شجرتك`,
      many: `أُضيفت ${number(added)} ملاحظة نموذجية إلى شجرتك`,
      other: `أُضيفت ${number(added)} ملاحظة نموذجية إلى شجرتك`,
    }),
  examplesRemoved: 'نُقلت الملاحظات النموذجية إلى المهملات',
  removeExamplesTitle: 'هل تريد إزالة الملاحظات النموذجية؟',
  removeExamplesText: (changed) =>
    plural(changed, {
      one: 'ستُنقل معها إلى المهملات ملاحظة كتبتها أو عدّلتها هناك.',
      two: 'ستُنقل معها إلى المهملات ملاحظتان كتبتهما أو عدّلتهما هناك.',
      few: `ستُنقل معها إلى المهملات ${number(changed)} ملاحظات كتبتها أو عدّلتها هناك.`,
      other: `ستُنقل معها إلى المهملات ${number(changed)} ملاحظة كتبتها أو عدّلتها هناك.`,
    }),
  openExamples: 'فتح',
  undo: 'تراجع',
  noteHint: 'اكتب ملاحظة. تُحفظ أثناء الكتابة.',
  categoryHint: 'أنشئ فئة لتجميع الملاحظات.',
  transferHint: 'انقل ملاحظاتك من Evernote وNotion وObsidian وغيرها الكثير.',
  transfer: 'استيراد',
  shortcutsHint: 'لكل إجراء تقريبًا اختصار. تعرّف عليها جميعًا.',
  shortcuts: 'اختصارات لوحة المفاتيح',

  inCategory: (title) => `في \u2068${title}\u2069`,
  pitchTitle: 'ملاحظات تُقرأ كالكتاب وتُفتح في لمح البصر.',
  pitch: 'يحفظ My Note ما تكتبه في شجرة واحدة من الفئات والملاحظات، بصيغة Markdown البسيطة وعلى خادمك الخاص.',
  noteAlt: 'ملاحظة مع جدول محتوياتها بجانب شجرة الفئات',
  scenes: [
    {
      screen: 'editing',
      title: 'اكتب ولا تفكّر في الحفظ',
      text: 'عناوين وقوائم وجداول ومهام وصور أثناء الكتابة، وكل ذلك بصيغة Markdown. يبقى ما تكتبه على جهازك إلى أن يصل إلى الخادم، مع سجلّ تعود إليه متى شئت.',
      alt: 'الملاحظة نفسها أثناء كتابتها مع شريط أدوات المحرّر',
    },
    {
      screen: 'search',
      title: 'تجد ما تريد فورًا',
      text: 'Ctrl+K، بضعة أحرف، ثم Enter. يتسامح البحث مع الأخطاء الإملائية، ويجد الكلمة بعينها عندما تطلبها، ويبحث في كل نص.',
      alt: 'البحث وفيه ملاحظات تحتوي على كلمة «خبز» في عنوانها أو نصها',
    },
  ],
  pitchPoints: [
    {
      title: 'شجرة واحدة',
      text: 'فئات داخل فئات بالترتيب الذي تختاره. ولكل ملاحظة رابط دائم.',
    },
    {
      title: 'مشاركة كما تحب',
      text: 'رابط لملاحظة أو لفرع كامل، بتاريخ انتهاء وكلمة مرور، تلغيه متى شئت.',
    },
    {
      title: 'لا يضيع شيء',
      text: 'مهملات تستعيد منها، وسجلّ لكل ملاحظة، ونصّك يعود إليك بعد أي عطل.',
    },
    {
      title: 'ملكك أنت',
      text: 'على جهازك الخاص بأمر واحد. أحضر ملاحظاتك من البرامج الأخرى، وغادر بها بصيغة Markdown متى أردت.',
    },
  ],
};
