import { numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { factorsTexts } from '../../account/factors/texts.ts';

const plural = pluralIn('ar');
const number = numberFormat();

export const factors: Translation<typeof factorsTexts> = {
  title: 'مفاتيح المرور والتحقق بخطوتين',
  hint: 'احمِ حسابك بما هو أكثر من كلمة مرور.',
  loading: 'جارٍ تحميل طريقة تسجيل دخولك',
  unknown: 'تعذّر تحميل طريقة تسجيل دخولك',
  elsewhere: 'تسجّل الدخول عبر خدمة أخرى، وهذه الإعدادات موجودة لديها.',
  password: 'كلمة المرور',
  cancel: 'إلغاء',
  next: 'التالي',

  passkeys: 'مفاتيح المرور',
  passkeysHint: 'سجّل الدخول بإصبعك أو وجهك أو رقم PIN، دون كلمة مرور أو رمز.',
  noPasskeys: 'لا توجد مفاتيح مرور بعد. أضف مفتاحًا لهذا الجهاز أو لمدير كلمات المرور.',
  passkeysUnsupported:
    'لا يستطيع هذا المتصفح استخدام مفاتيح المرور هنا. فهي تحتاج إلى HTTPS وإلى عنوان له اسم.',
  addPasskey: 'إضافة مفتاح مرور',
  passkeyName: 'الاسم',
  passkeyNameHint: 'لقائمتك الخاصة، مثل اسم الجهاز الموجود عليه.',
  passkeyAdded: 'تمت إضافة مفتاح المرور',
  passkeyCanceled: 'لم يُضف أي مفتاح مرور. حاول مرة أخرى عندما يطلبه جهازك.',
  passkeyKnown: 'يوجد على هذا الجهاز مفتاح مرور لحسابك بالفعل.',
  addedWhen: (when) => `أُضيف ${when}`,
  usedWhen: (when) => `آخر استخدام ${when}`,
  neverUsed: 'لم يُستخدم قط',
  synced: 'يزامنه مدير كلمات المرور',
  rename: 'إعادة تسمية',
  save: 'حفظ',
  remove: 'إزالة',
  removeTitle: (name) => `هل تريد إزالة مفتاح المرور «\u2068${name}\u2069»؟`,
  removeText: 'لن يسجّل الدخول إلى حسابك بعد الآن. احذفه أيضًا من جهازه أو من مدير كلمات المرور.',

  twoStep: 'التحقق بخطوتين',
  twoStepHint: 'بعد كلمة المرور، رمز من تطبيق مصادقة على هاتفك.',
  isOff: 'متوقف',
  onSinceWhen: (when) => `تم التفعيل ${when}`,
  codesLeft: (count) =>
    plural(count, {
      zero: 'لم تتبقَّ رموز استرداد',
      one: 'تبقّى رمز استرداد واحد',
      two: 'تبقّى رمزا استرداد',
      few: `تبقّت ${number(count)} رموز استرداد`,
      many: `تبقّى ${number(count)} رمز استرداد`,
      other: `تبقّى ${number(count)} رمز استرداد`,
    }),
  turnOn: 'تفعيل التحقق بخطوتين',
  turnOff: 'إيقاف التحقق بخطوتين',
  turnedOff: 'التحقق بخطوتين متوقف',
  newCodes: 'إنشاء رموز استرداد جديدة',
  makeCodes: 'إنشاء الرموز',
  newCodesText: 'ستتوقف رموز الاسترداد السابقة عن العمل.',
  turnOffText: 'عندئذ تكفي كلمة المرور وحدها لتسجيل الدخول إلى حسابك.',
  scan: 'امسح هذا الرمز بتطبيق مصادقة مثل Aegis أو 2FAS أو المدمج في مدير كلمات المرور.',
  qrCode: 'رمز QR يحمل المفتاح لتطبيق المصادقة',
  textKey: 'أو أدخل هذا المفتاح',
  code: 'الرمز',
  codeHint: 'الأرقام الستة الظاهرة الآن في التطبيق.',
  codesTitle: 'رموز الاسترداد الخاصة بك',
  codesText:
    'يسجّل كل منها دخولك مرة واحدة عندما لا يكون هاتفك معك. احفظها حيث تحفظ كلمات المرور: لن تظهر إلا الآن.',
  copyCodes: 'نسخ الرموز',
  copied: 'تم النسخ',
  copyFailed: 'تعذّر النسخ. نزّل الرموز بدلًا من ذلك',
  downloadCodes: 'تنزيل الرموز',
  codesFile: 'my-note-recovery-codes.txt',
  codesFileHead: 'رموز الاسترداد لحسابك في My Note. يعمل كل رمز مرة واحدة.',
  kept: 'احتفظت بها',
};
