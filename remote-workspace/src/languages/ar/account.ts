import { dateFormat, numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { activityTexts } from '../../account/activity/texts.ts';
import type { deletionTexts } from '../../account/deletion/texts.ts';
import type { devicesTexts } from '../../account/devices/texts.ts';
import type { identitiesTexts } from '../../account/identities/texts.ts';
import type { passwordTexts } from '../../account/password/texts.ts';
import type { profileTexts } from '../../account/profile/texts.ts';
import type { accountTexts } from '../../account/texts.ts';

const plural = pluralIn('ar');
const number = numberFormat();
const day = dateFormat({ dateStyle: 'long' });

export const account: Translation<typeof accountTexts> = {
  pageTitle: 'الحساب',
  loading: 'جارٍ التحميل',
  unknown: 'تعذّر تحميل حسابك',
  elsewhereTitle: 'الاسم والبريد الإلكتروني وكلمة المرور',
  elsewhere: (email) =>
    `تسجّل الدخول باسم \u2068${email}\u2069 عبر خدمة أخرى. غيّر اسمك وصورتك وبريدك الإلكتروني وكلمة المرور هناك.`,
  connections: 'الاتصالات',
  connectionsHint: 'تتيح رموز الوصول وخطافات الويب للبرامج الأخرى استخدام ملاحظاتك.',
  openConnections: 'فتح الاتصالات',
  cancel: 'إلغاء',
  password: 'كلمة المرور',
};

export const activity: Translation<typeof activityTexts> = {
  title: 'النشاط',
  hint: 'عمليات تسجيل الدخول وأحداث الأمان الأخرى خلال آخر 90 يومًا. هل ترى شيئًا لم تقم به؟ غيّر كلمة المرور.',
  loading: 'جارٍ تحميل النشاط',
  loadingMore: 'جارٍ تحميل المزيد من النشاط',
  unknown: 'تعذّر تحميل نشاطك',
  empty: 'لا شيء هنا بعد. ستظهر في هذه القائمة عمليات تسجيل الدخول والتغييرات في حسابك.',
  kinds: {
    'signed-in': 'تسجيل الدخول',
    'sign-in-failed': 'فشل تسجيل الدخول: كلمة مرور خاطئة',
    'signed-out': 'تسجيل الخروج',
    'signed-out-everywhere': 'تسجيل الخروج من الأجهزة الأخرى',
    'email-changed': 'تغيير البريد الإلكتروني',
    'password-changed': 'تغيير كلمة المرور',
    'deletion-scheduled': 'جدولة حذف الحساب',
    'deletion-canceled': 'إلغاء حذف الحساب',
    'password-link-created': 'إنشاء رابط لكلمة مرور جديدة',
    'password-reset': 'استبدال كلمة المرور عبر رابط',
    'share-created': 'إنشاء رابط مشاركة',
    'share-removed': 'إزالة رابط مشاركة',
    'token-created': 'إنشاء رمز وصول',
    'token-revoked': 'إبطال رمز وصول',
    'two-step-on': 'تفعيل التحقق بخطوتين',
    'two-step-off': 'إيقاف التحقق بخطوتين',
    'recovery-codes-renewed': 'إنشاء رموز استرداد جديدة',
    'second-step-failed': 'فشل تسجيل الدخول: كلمة مرور صحيحة ورمز خاطئ',
    'recovery-code-used': 'تسجيل الدخول برمز استرداد',
    'passkey-added': 'إضافة مفتاح مرور',
    'passkey-removed': 'إزالة مفتاح مرور',
    'identity-linked': 'إضافة الدخول الموحّد إلى الحساب',
    'account-disabled': 'تعطيل الحساب',
    'account-enabled': 'تفعيل الحساب',
    'operator-made': 'منح دور المسؤول',
    'operator-unmade': 'سحب دور المسؤول',
    'invitation-created': 'إنشاء دعوة',
    'invitation-revoked': 'إبطال دعوة',
  },
  unnamed: 'حدث آخر',
  actors: { self: '', operator: 'بواسطة المسؤول', unknown: '' },
};

export const deletion: Translation<typeof deletionTexts> = {
  title: 'حذف الحساب',
  hint: 'يُزال حسابك مع كل الملاحظات والملفات وروابط المشاركة بعد 7 أيام.',
  open: 'حذف الحساب…',
  dialogTitle: 'هل تريد حذف حسابك؟',
  text: 'سيتم تسجيل خروجك من كل مكان وتتوقف روابط المشاركة الآن. بعد 7 أيام يُزال كل شيء نهائيًا. سجّل الدخول قبل ذلك للاحتفاظ بحسابك.',
  exportFirst: 'تصدير ملاحظاتك أولًا',
  confirm: (email) => `اكتب \u2068${email}\u2069 للتأكيد`,
  signInFirst: 'سجّل الخروج ثم الدخول مرة أخرى أولًا. بعدها يمكنك حذف حسابك خلال 10 دقائق.',
  submit: 'حذف الحساب',
  planned: 'سيُحذف حسابك',
  plannedHint: (at) => `في \u2068${day(new Date(at))}\u2069. سجّل الدخول قبل ذلك للاحتفاظ به.`,
};

export const devices: Translation<typeof devicesTexts> = {
  title: 'الأجهزة',
  hint: 'الأجهزة التي سجّلت الدخول عليها.',
  unknown: 'تعذّر تحميل أجهزتك',
  unknownDevice: 'جهاز غير معروف',
  thisDevice: 'هذا الجهاز',
  usedWhen: (when) => `آخر استخدام ${when}`,
  signOut: 'تسجيل الخروج',
  signOutOthers: 'تسجيل الخروج من البقية',
  signOutAll: 'تسجيل الخروج من كل مكان',
  signOutAllTitle: 'هل تريد تسجيل الخروج من كل مكان؟',
  signOutAllText: 'سيتم تسجيل خروجك من كل الأجهزة، ومنها هذا الجهاز. يبقى النص غير المحفوظ على كل جهاز.',
};

export const identities: Translation<typeof identitiesTexts> = {
  title: 'طرق تسجيل الدخول',
  hint: 'كلها تفتح هذا الحساب.',
  unknown: 'تعذّر تحميل طرق تسجيل الدخول',
  embedded: 'البريد الإلكتروني وكلمة المرور',
  oidc: (issuer) => `الدخول الموحّد عبر \u2068${issuer}\u2069`,
  firebase: 'Firebase',
  usedWhen: (when) => `آخر استخدام ${when}`,
};

export const password: Translation<typeof passwordTexts> = {
  title: 'كلمة المرور',
  hint: 'يؤدي تغييرها إلى تسجيل الخروج من كل أجهزتك الأخرى. تبقى رموز الوصول صالحة إلى أن تبطلها.',
  current: 'كلمة المرور الحالية',
  next: 'كلمة المرور الجديدة',
  change: 'تغيير كلمة المرور',
  changed: (ended) =>
    plural(ended, {
      zero: 'تم تغيير كلمة المرور.',
      one: 'تم تغيير كلمة المرور، وتسجيل الخروج من جهاز آخر.',
      two: 'تم تغيير كلمة المرور، وتسجيل الخروج من جهازين آخرين.',
      few: `تم تغيير كلمة المرور، وتسجيل الخروج من ${number(ended)} أجهزة أخرى.`,
      many: `تم تغيير كلمة المرور، وتسجيل الخروج من ${number(ended)} جهازًا آخر.`,
      other: `تم تغيير كلمة المرور، وتسجيل الخروج من ${number(ended)} جهاز آخر.`,
    }),
};

export const profile: Translation<typeof profileTexts> = {
  title: 'الاسم والصورة',
  hint: 'لا يرى صورتك سواك.',
  name: 'الاسم',
  saveName: 'حفظ الاسم',
  nameSaved: 'تم حفظ الاسم',
  choosePicture: 'اختيار صورة',
  changePicture: 'تغيير الصورة',
  removePicture: 'إزالة الصورة',
  picture: 'صورتك',
  wrongKind: 'تعذّرت قراءة هذه الصورة. اختر ملف PNG أو JPEG أو WebP.',

  email: 'البريد الإلكتروني',
  emailHint: (email) => `تسجّل الدخول باسم \u2068${email}\u2069.`,
  newEmail: 'البريد الإلكتروني الجديد',
  change: 'تغيير البريد',
  emailSaved: (email) => `تم تغيير البريد الإلكتروني. سجّل الدخول باسم \u2068${email}\u2069 من الآن فصاعدًا.`,
};
