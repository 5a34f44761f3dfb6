import type { Translation } from '@my-note/contract/language';
import type { loginTexts } from '../../features/login/texts.ts';
import { notes as countedNotes, requests as countedRequests } from './counts.ts';

const list = new Intl.ListFormat('ar');
const ownerOf = (name: string | undefined) =>
  name === undefined ? 'شخص سجّل الدخول هنا من قبل' : `\u2068${name}\u2069`;

export const login: Translation<typeof loginTexts> = {
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  newPassword: 'كلمة المرور الجديدة',
  name: 'الاسم',
  loginTitle: 'مرحبًا بعودتك',
  createTitle: 'أنشئ حسابك',
  firstTitle: 'أنشئ الحساب الأول',
  firstHint: 'لا يوجد حساب هنا بعد. الحساب الأول هو حساب المسؤول: يمكنه دعوة الآخرين وإدارة حساباتهم.',
  firstElsewhere:
    'لا يوجد حساب هنا بعد. افتح هذه الصفحة على الجهاز الذي يشغّل My Note، أو بالرابط الذي طبعه My Note عند بدء تشغيله.',
  invited: 'تمت دعوتك إلى هذا الموقع. تتيح الدعوة إنشاء حساب واحد.',
  haveAccount: 'لديك حساب بالفعل؟',
  noAccount: 'ليس لديك حساب بعد؟',
  or: 'أو',
  codeTitle: 'أدخل الرمز',
  code: {
    label: 'الرمز',
    hint: 'كلمة المرور صحيحة. افتح تطبيق المصادقة وأدخل الأرقام الستة الظاهرة فيه.',
  },
  recoveryCode: {
    label: 'رمز الاسترداد',
    hint: 'أدخل أحد رموز الاسترداد التي احتفظت بها عند تفعيل التحقق بخطوتين. يعمل كل رمز مرة واحدة.',
  },
  useRecovery: 'استخدام رمز استرداد',
  useApp: 'استخدام تطبيق المصادقة',
  back: 'رجوع',
  codeToo: 'رمز تطبيق المصادقة أو رمز استرداد',
  codeTooHint: 'إذا كان التحقق بخطوتين مفعّلًا، فسيُدخلك الرمز الآن.',
  passkey: 'تسجيل الدخول بمفتاح مرور',
  forgotten: 'هل نسيت كلمة المرور؟',
  resetSent: (email) => `إذا كان للعنوان \u2068${email}\u2069 حساب، فستصله رسالة بالخطوات التالية قريبًا.`,
  kept: (name, notes, requests) => {
    const parts = [
      ...(notes > 0 ? [countedNotes(notes)] : []),
      ...(requests > 0 ? [countedRequests(requests)] : []),
    ];
    return `يحتفظ هذا الجهاز بنص غير محفوظ يخص ${ownerOf(name)}: ${list.format(parts)}. سيُعرض بعد تسجيل الدخول التالي.`;
  },
  removeKept: 'إزالة',
  removeKeptTitle: (name) => `هل تريد إزالة النص غير المحفوظ الذي يخص ${ownerOf(name)}؟`,
  removeKeptText: 'لم يُحفظ هذا النص قط، لذلك سيضيع نهائيًا.',
  notLoaded: 'تعذّر تحميل نموذج تسجيل الدخول',
};
