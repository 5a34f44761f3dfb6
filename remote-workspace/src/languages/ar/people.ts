import { numberFormat, type Translation } from '@my-note/contract/language';
import type { peopleTexts } from '../../people/texts.ts';
import { accounts, attachments, notes, rows, sessions } from './counts.ts';

const number = numberFormat();

export const people: Translation<typeof peopleTexts> = {
  pageTitle: 'الأشخاص',
  forbidden: 'هذه الصفحة للمسؤول فقط',
  forbiddenText: 'تعرض حسابات هذا الموقع. اطلب من المسؤول إن أردت تغيير شيء.',

  accounts: 'الحسابات',
  accountsHint: 'أرقام فقط: لا تظهر هنا ملاحظات أي شخص آخر.',
  search: 'البحث بالاسم أو البريد الإلكتروني',
  loading: 'جارٍ تحميل الحسابات',
  loadingMore: 'جارٍ تحميل المزيد من الحسابات',
  unknown: 'تعذّر تحميل الحسابات',
  noMatch: 'لا يوجد حساب مطابق. جرّب كلمات أقل.',
  total: accounts,

  operator: 'مسؤول',
  disabled: 'معطّل',
  you: 'أنت',
  activeWhen: (when) => `آخر نشاط ${when}`,
  neverActive: 'لم ينشط قط',
  notes,
  sessions,
  deletedWhen: (when) => `يُحذف ${when}`,

  backups: 'النسخ الاحتياطية',
  backupsHint: 'نسخ مشفّرة من كل شيء، يُعدّها الخادم.',
  loadingBackups: 'جارٍ تحميل النسخ الاحتياطية',
  backupsUnknown: 'تعذّر تحميل النسخ الاحتياطية',
  noBackups: 'لا تُعدّ نسخ احتياطية تلقائيًا. اضبط \u2068BACKUP_EVERY\u2069 و\u2068BACKUP_TO\u2069 على الخادم.',
  backupsFailSince: (when, reason) => `يفشل إعداد النسخ الاحتياطية. أول فشل ${when}. ${reason}`,
  lastBackup: 'آخر نسخة احتياطية سليمة',
  backupMade: (when, size, rowCount, fileCount) =>
    `${when}: \u2068${size}\u2069، ${rows(rowCount)}، ${attachments(fileCount)}`,
  neverBackedUp: 'لا توجد بعد',
  backupPlace: 'مكان الحفظ',
  nextBackup: 'النسخة الاحتياطية التالية',
  nextBackupWhen: (when, count) => `${when}. عدد النسخ المحتفظ بها: ${number(count)}`,

  actionsOf: (name) => `إجراءات \u2068${name}\u2069`,
  passwordLink: 'إنشاء رابط كلمة مرور',
  disable: 'تعطيل الحساب',
  enable: 'تفعيل الحساب',
  makeOperator: 'منح دور المسؤول',
  unmakeOperator: 'سحب دور المسؤول',
  deleteAccount: 'حذف الحساب',
  keepAccount: 'إبقاء الحساب',

  disableTitle: (name) => `هل تريد تعطيل حساب \u2068${name}\u2069؟`,
  disableText:
    'سيتم تسجيل الخروج من كل أجهزته، وتتوقف رموز الوصول وروابط المشاركة. لا يُحذف شيء، ويمكنك تفعيل الحساب من جديد.',
  deleteTitle: (name) => `هل تريد حذف حساب \u2068${name}\u2069؟`,
  deleteText:
    'سيتم تسجيل الخروج الآن. بعد 7 أيام تُحذف كل الملاحظات والملفات نهائيًا. حتى ذلك الحين يمكنك إبقاء الحساب، ويبقى أيضًا إذا سجّل صاحبه الدخول.',
  operatorTitle: (name) => `هل تريد منح \u2068${name}\u2069 دور المسؤول؟`,
  operatorText: 'يرى المسؤولون هذه الصفحة: يمكنهم تعطيل الحسابات وحذفها ودعوة أشخاص.',
  unmakeTitle: (name) => `هل تريد سحب دور المسؤول من \u2068${name}\u2069؟`,
  unmakeText: 'يبقى الحساب وملاحظاته، ولا يعود بإمكان صاحبه فتح هذه الصفحة.',

  linkTitle: (name) => `رابط كلمة مرور للحساب \u2068${name}\u2069`,
  linkText: 'أرسله إلى صاحب الحساب عبر قناة تثق بها. يعمل مرة واحدة، ولا يظهر إلا الآن.',
  linkLabel: 'رابط كلمة المرور',
  done: 'تم',

  invitations: 'الدعوات',
  invitationsHint: 'يتيح كل رابط إنشاء حساب واحد فقط خلال أسبوع، حتى عندما يكون التسجيل مغلقًا.',
  invite: 'دعوة شخص',
  inviteFor: 'لمن الدعوة؟',
  inviteForHint: 'تذكير لك، مثل اسم الشخص.',
  createInvitation: 'إنشاء دعوة',
  cancel: 'إلغاء',
  invitationFor: (label) => `دعوة إلى \u2068${label}\u2069`,
  invitationText: 'أرسل هذا الرابط إلى الشخص. يعمل مرة واحدة، ولا يظهر إلا الآن.',
  invitationLabel: 'رابط الدعوة',
  noInvitations: 'لا توجد دعوات بعد. ادعُ شخصًا لإنشاء حساب.',
  invitationsUnknown: 'تعذّر تحميل الدعوات',
  loadingInvitations: 'جارٍ تحميل الدعوات',
  unnamed: 'دعوة',
  expiresWhen: (when) => `تنتهي صلاحيتها ${when}`,
  expiredWhen: (when) => `انتهت صلاحيتها ${when}`,
  usedWhen: (when) => `استُخدمت ${when}`,
  revoke: 'إبطال',

  activity: 'نشاط هذا الموقع',
  activityHint: 'عمليات تسجيل الدخول وأحداث الأمان الأخرى لكل الحسابات خلال آخر 90 يومًا.',
  loadingActivity: 'جارٍ تحميل النشاط',
  loadingMoreActivity: 'جارٍ تحميل المزيد من النشاط',
  activityUnknown: 'تعذّر تحميل النشاط',
};
