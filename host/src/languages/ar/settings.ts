import { numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { settingsTexts } from '../../features/settings/texts.ts';

const plural = pluralIn('ar');
const number = numberFormat();

const characters = (count: number) =>
  plural(count, {
    one: 'حرف واحد',
    two: 'حرفان',
    few: `${number(count)} أحرف`,
    many: `${number(count)} حرفًا`,
    other: `${number(count)} حرف`,
  });

export const settings: Translation<typeof settingsTexts> = {
  title: 'إعدادات المستخدم',
  youtube: 'Youtube Reader',
  youtubeHint: 'يعرض Youtube Reader في القائمة.',
  prefix: 'عرض الملاحظات ذات هذه البادئة فقط',
  prefixHint: 'الملاحظات التي يبدأ رابطها بغير ذلك تُخفى ولا تُحذف.',
  prefixPlaceholder: 'البادئة',

  language: 'اللغة',
  languageOfBrowser: (name) => `كما في المتصفح (\u2068${name}\u2069)`,
  theme: 'المظهر',
  themes: { system: 'النظام', light: 'فاتح', dark: 'داكن' },
  textSize: 'حجم النص',
  textSizes: { S: 'صغير', M: 'متوسط', L: 'كبير' },
  noteFont: 'خط الملاحظات',
  noteFonts: { serif: 'مذيّل', sans: 'غير مذيّل', mono: 'أحادي المسافة' },
  toolbar: 'إظهار شريط أدوات التنسيق دائمًا',
  toolbarHint: 'بدونه، تظهر الأدوات عند تحديد نص أو كتابة /.',
  editButton: 'بدء التحرير بزر «تحرير» فقط',
  editButtonHint: 'عندئذ لا يؤدي النقر في نص الملاحظة إلا إلى التحديد.',
  singleKeys: 'اختصارات المفتاح الواحد',
  singleKeysHint: 'مثل \u2068?\u2069 لعرض قائمة الاختصارات. اختصارات Ctrl أو Cmd تعمل دائمًا.',
  onThisDevice: 'تُحفظ هذه الإعدادات في هذا المتصفح.',

  appearance: 'الشكل',
  appearanceHint: 'تراها أنت فقط، على كل أجهزتك.',
  accent: 'لون التمييز',
  accents: {
    teal: 'أزرق مخضرّ',
    blue: 'أزرق',
    violet: 'بنفسجي',
    pink: 'وردي',
    red: 'أحمر',
    orange: 'برتقالي',
    green: 'أخضر',
    graphite: 'رصاصي',
  },
  siteAccent: 'افتراضي',
  otherAccent: 'لون آخر',
  darker: 'يظهر أغمق في المظهر الفاتح كي يبقى النص مقروءًا.',
  lighter: 'يظهر أفتح في المظهر الداكن كي يبقى النص مقروءًا.',
  undoAccent: 'تراجع',
  css: 'CSS مخصّص',
  cssHint:
    'يغيّر شكل صفحاتك لك وحدك. لا يُحمَّل شيء من عناوين المواقع الأخرى. إذا لم تعد تجد الإعدادات، فأضف \u2068?safe\u2069 إلى عنوان أي صفحة.',
  cssSafe: 'CSS المخصّص متوقف في هذه الصفحة لأن عنوانها يتضمن \u2068?safe\u2069.',
  cssFailed: 'تعذّر تحميل CSS المخصّص.',
  cssPlaceholder: 'main h2 { font-weight: 400; }',
  cssProblem: (line, message) => `السطر ${number(line)}: ${message}`,
  cssMore: (count) => `و${number(count)} غيرها.`,
  cssBroken: 'لم يُحفظ. لا يزال نصك في الحقل.',
  cssUnclosed: (bracket) => `القوس \u2068${bracket}\u2069 غير مغلق`,
  cssUnopened: (bracket) => `القوس \u2068${bracket}\u2069 لا يغلق شيئًا`,
  cssString: 'علامة اقتباس غير مغلقة',
  cssComment: 'تعليق غير مغلق بعلامة \u2068*/\u2069',
  cssImport: '\u2068@import\u2069 غير مدعومة. الصق القواعد نفسها',
  cssTooLong: (length, most) => `النص طويل جدًا: ${characters(length)}. الحد الأقصى ${characters(most)}`,
  saveCss: 'حفظ CSS',
  cssSaved: 'تم حفظ CSS المخصّص',

  notifications: 'الإشعارات',
  notificationsHint: 'اختر ما تريد أن تصلك إشعارات عنه. رسائل المسؤول تظهر دائمًا.',
  kinds: {
    'share-viewed': 'فتح أحد روابطك لأول مرة',
    'share-expired': 'انتهاء صلاحية أحد روابطك',
    'request-status': 'الرد على أحد طلباتك',
    videos: 'فيديوهات جديدة',
    files: 'اكتمال الاستيراد والتصدير',
  },

  pictures: 'صور من مواقع أخرى',
  picturesHint: 'تُحمَّل الصور من هذه المواقع دون نقر.',
  removeSite: 'إزالة',
  removeSiteNamed: (site) => `عدم إظهار الصور من \u2068${site}\u2069 دائمًا`,

  pictureData: 'الاحتفاظ ببيانات الكاميرا في الصور',
  pictureDataHint:
    'يُزال مكان الصورة ووقتها وجهازها عند إضافتها، لأن المشاركة تُظهرها للآخرين. بهذا الخيار تبقى في الصور التي تضيفها من الآن فصاعدًا.',

  tokens: 'رموز الوصول',
  tokensHint: 'للبرامج النصية والبرامج الأخرى. يمكن لأي شخص لديه رمز قراءة ملاحظاتك، فعامله ككلمة مرور.',
  noTokens: 'لا توجد رموز وصول بعد.',
  tokensUnknown: 'تعذّر تحميل رموز الوصول.',
  newToken: 'رمز جديد',
  tokenName: 'الاسم',
  tokenNameHint: 'الغرض منه، مثل «برنامج النسخ الاحتياطي».',
  scope: 'الصلاحية',
  scopes: { read: 'قراءة', write: 'قراءة وكتابة' },
  expires: 'انتهاء الصلاحية',
  lifetimes: {
    30: `بعد ${number(30)} يومًا`,
    90: `بعد ${number(90)} يومًا`,
    365: 'بعد سنة',
    never: 'أبدًا',
  },
  createToken: 'إنشاء رمز',
  cancel: 'إلغاء',
  tokenOnce: 'انسخ الرمز الآن. لن يظهر مرة أخرى.',
  tokenValue: 'الرمز الجديد',
  done: 'تم',
  revoke: 'إبطال',
  revokeNamed: (name) => `إبطال \u2068${name}\u2069`,
  revokeTitle: (name) => `هل تريد إبطال «\u2068${name}\u2069»؟`,
  revokeText: 'تتوقف البرامج التي تستخدمه عن العمل فورًا.',
  never: 'لا تنتهي صلاحيته',
  expiresWhen: (when) => `تنتهي صلاحيته ${when}`,
  expiredWhen: (when) => `انتهت صلاحيته ${when}`,
  unused: 'لم يُستخدم قط',
  usedWhen: (when) => `آخر استخدام: ${when}`,

  apiDocs: 'وثائق API',

  about: 'حول My Note',

  account: 'الحساب',
  accountHint: 'الاسم وكلمة المرور والأجهزة وما حدث في حسابك.',
  openAccount: 'فتح الحساب',

  ownNotes: 'ملاحظاتك',
  ownNotesHint: 'صدّر ملاحظاتك أو استوردها من برنامج آخر.',
  transfer: 'الاستيراد والتصدير',
};
