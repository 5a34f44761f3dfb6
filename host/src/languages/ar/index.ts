import { numberFormat, pluralIn } from '@my-note/contract/language';
import { catalogue as contract } from '@my-note/contract/languages/ar';
import { catalogue as kit } from '@my-note/kit/languages/ar';
import type { HostCatalogue } from '../catalogue.ts';
import { about } from './about.ts';
import { commands } from './commands.ts';
import { notes } from './counts.ts';
import { error } from './error.ts';
import { home } from './home.ts';
import { host as shell } from './host.ts';
import { login } from './login.ts';
import { push } from './push.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { tree } from './tree.ts';

const plural = pluralIn('ar');
const number = numberFormat();

const host: HostCatalogue = {
  host: shell,
  'host/about': about,
  'host/commands': commands,
  'host/embedded': {
    resetHelp: (contact = 'المسؤول') =>
      `اطلب من \u2068${contact}\u2069 رابطًا لتعيين كلمة مرور جديدة، فهذا الموقع لا يرسل رسائل بريد إلكتروني.`,
  },
  'host/error': error,
  'host/firebase': {
    google: 'المتابعة باستخدام Google',
    wrong: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    taken: 'يوجد حساب بهذا البريد الإلكتروني بالفعل. سجّل الدخول بدلًا من ذلك',
    weak: 'اختر كلمة مرور أطول',
    tooMany: 'محاولات كثيرة جدًا. انتظر بضع دقائق ثم حاول مرة أخرى',
    disabled: 'هذا الحساب معطّل. تواصل مع المسؤول',
    network: 'تعذّر الوصول إلى خدمة تسجيل الدخول. تحقّق من اتصالك وحاول مرة أخرى',
    blocked: 'حظر المتصفح نافذة تسجيل الدخول. اسمح بنوافذ هذا الموقع ثم حاول مرة أخرى',
    otherWay: 'يوجد حساب بهذا البريد الإلكتروني يسجّل الدخول بطريقة أخرى. استخدم تلك الطريقة',
    notSetUp: 'طريقة تسجيل الدخول هذه غير مُعدّة. تواصل مع المسؤول',
    failed: (code) => `تعذّر تسجيل دخولك (\u2068${code}\u2069). حاول مرة أخرى`,
  },
  'host/home': home,
  'host/identity': {
    unknown: 'يستخدم هذا الموقع خدمة تسجيل دخول لا يعرفها هذا الإصدار من My Note.',
  },
  'host/isolated': {
    leaveTitle: 'هل تريد فتح موقع آخر؟',
    leaveText: (remote) =>
      `تقود \u2068${remote}\u2069 إلى العنوان أدناه. قد يتضمن العنوان ما قرأته \u2068${remote}\u2069 من ملاحظاتك.`,
    openSite: (site) => `فتح \u2068${site}\u2069`,
    notGranted: 'لم تُمنح هذه الصفحة هذا الإذن',
    notFound: 'لا توجد ملاحظة كهذه، أو لم تُمنح هذه الصفحة إذن الوصول إليها',
    onlyText: 'الإذن يشمل نص الملاحظة فقط مع إصداره الأساسي',
    unreachable: 'تعذّر الوصول إلى الخدمة',
    signedOut: 'لم يسجّل أحد الدخول',
    tooMany: 'طلبات كثيرة جدًا في وقت واحد',
  },
  'host/keyboard': {
    title: 'اختصارات لوحة المفاتيح',
    filter: 'تصفية الاختصارات',
    none: (typed) => `لا يوجد اختصار باسم «\u2068${typed}\u2069»`,
    followedBy: 'ثم',
    off: 'الاختصارات ذات المفتاح الواحد متوقفة في الإعدادات.',
    groups: { act: 'في أي مكان', goTo: 'الانتقال إلى' },
  },
  'host/login': login,
  'host/notifications': { untitled: 'إشعار', detail: 'التفاصيل' },
  'host/oidc': {
    continueWith: (label) => `المتابعة باستخدام \u2068${label}\u2069`,
    errors: {
      canceled: 'أُلغي تسجيل الدخول. يمكنك المحاولة مرة أخرى أو تسجيل الدخول بطريقة أخرى',
      expired: 'استغرق تسجيل الدخول وقتًا طويلًا، أو بدأ في متصفح آخر. حاول مرة أخرى',
      unreachable: 'تعذّر الوصول إلى مزوّد تسجيل الدخول. حاول مرة أخرى بعد بضع دقائق',
      refused: 'أرسل مزوّد تسجيل الدخول استجابة لا يمكن الوثوق بها. حاول مرة أخرى أو تواصل مع المسؤول',
      'not-a-member': 'لا يملك حسابك لدى مزوّد تسجيل الدخول صلاحية الوصول إلى هذا الموقع. تواصل مع المسؤول',
      'no-email':
        'ليس لحسابك لدى مزوّد تسجيل الدخول عنوان بريد إلكتروني، وهو مطلوب في My Note. تواصل مع المسؤول',
    },
    failed: 'تعذّر تسجيل دخولك. حاول مرة أخرى',
  },
  'host/overview': {
    empty: 'لا توجد ملاحظات بعد. ستظهر ملاحظاتك هنا على شكل شجرة.',
    looseNotes: 'خارج الفئات',
    nothingInside: 'فارغة',
    dropHere: 'النقل إلى المستوى الأعلى',
    newCategory: 'فئة جديدة',
    expandAll: 'توسيع الكل',
    collapseAll: 'طيّ الكل',
    filter: 'التصفية حسب العنوان',
    nothingFound: 'لا توجد نتائج',
    notes,
    found: (count) =>
      plural(count, {
        zero: 'لا توجد نتائج',
        one: 'نتيجة واحدة',
        two: 'نتيجتان',
        few: `${number(count)} نتائج`,
        many: `${number(count)} نتيجة`,
        other: `${number(count)} نتيجة`,
      }),
  },
  'host/push': push,
  'host/reset': {
    title: 'اختيار كلمة مرور جديدة',
    loading: 'جارٍ التحميل',
    unknown: 'تعذّر التحقق من هذا الرابط',
    ended: 'لم يعد هذا الرابط صالحًا',
    endedHint: 'انتهت صلاحيته أو استُخدم من قبل. اطلب رابطًا جديدًا من صفحة تسجيل الدخول.',
    toLogin: 'الانتقال إلى تسجيل الدخول',
    owner: (email) => `للحساب \u2068${email}\u2069. سيتم تسجيل الخروج من جميع الأجهزة.`,
    save: 'حفظ كلمة المرور',
    saved: 'تم تغيير كلمة المرور',
    savedHint: 'سجّل الدخول بكلمة المرور الجديدة.',
  },
  'host/search': search,
  'host/settings': settings,
  'host/sidebar': {
    savedSearches: 'عمليات البحث المحفوظة',
    allSearches: 'الكل وبحث جديد',
    width: 'عرض الشريط الجانبي',
    widthHint: 'اسحب لتغيير العرض، وانقر نقرًا مزدوجًا لإعادة ضبطه',
  },
  'host/tree': tree,
  'host/user-menu': {
    notifications: 'الإشعارات',
    notificationsUnread: (count) => `الإشعارات، غير المقروءة: ${number(count)}`,
    account: 'الحساب',
    people: 'الأشخاص',
    releases: 'الإصدارات',
    settings: 'الإعدادات',
    logout: 'تسجيل الخروج',
  },
  'host/youtube': {
    page: 'Youtube Reader',
    title: 'Youtube Reader متوقف',
    text: 'يعرض لك الفيديوهات الجديدة من القنوات التي تتابعها ويتيح لك تدوين الملاحظات بجانبها. يمكنك أيضًا تشغيله أو إيقافه من الإعدادات في قائمة المستخدم.',
    turnOn: 'تشغيل Youtube Reader',
  },
};

export const catalogue = { ...contract, ...kit, ...host };
