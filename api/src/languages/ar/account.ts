import { numberFormat, pluralIn } from '@my-note/contract/language';
import type { ApiCatalogue } from '../catalogue.ts';

const number = numberFormat();
const plural = pluralIn('ar');

export const account = {
  'api/account': {
    noPassword: 'ليس لهذا الحساب كلمة مرور هنا. يتم تسجيل الدخول إليه من مكان آخر',
    linkUsed: 'انتهت صلاحية هذا الرابط أو استُخدم من قبل. اطلب رابطًا جديدًا',
    noMail: 'لا يرسل هذا الموقع بريدًا إلكترونيًا. اطلب من المسؤول رابطًا لكلمة مرور جديدة',
    accountGone: 'هذا الحساب لم يعد موجودًا',
    lastOperator: 'هذا هو المشغّل الوحيد. عيّن شخصًا آخر مشغّلًا أولًا',
    confirmationNeeded: 'أدخل كلمة المرور، أو سجّل الدخول مجددًا أولًا',
    wrongConfirmation: 'اكتب البريد الإلكتروني لهذا الحساب',
    keptElsewhere: 'أنت تسجّل الدخول عبر خدمة أخرى. غيّر ذلك هناك',
    pictureType: 'اختر صورة بصيغة PNG أو JPEG أو WebP',
    pictureTooLarge: 'يمكن أن يبلغ حجم الصورة 256 كيلوبايت كحد أقصى',
    pictureGone: 'هذه الصورة لم تعد موجودة',
    tooManyLinks: 'طلبات كثيرة جدًا لكلمة مرور جديدة',
    mailSubject: 'اختيار كلمة مرور جديدة لـ My Note',
    mailText: (link) => `طلب أحدهم كلمة مرور جديدة لهذا العنوان.

افتح هذا الرابط خلال ساعة لاختيار كلمة مرور. يعمل الرابط مرة واحدة:

${link}

يؤدي اختيار كلمة مرور جديدة إلى تسجيل الخروج من جميع الأجهزة.

إذا لم تطلب ذلك، فتجاهل هذه الرسالة. ستبقى كلمة المرور كما هي.
`,
  },
  'api/identity': {
    wrongCredentials: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    emailTaken: 'يوجد حساب بهذا البريد الإلكتروني بالفعل. سجّل الدخول به',
    commonPassword: 'هذه من أكثر كلمات المرور شيوعًا. اختر غيرها',
    ownWords: (characters) => `إلى جانب اسمك وعنوانك، استخدم ${number(characters)} أحرف على الأقل`,
    wrongPassword: 'كلمة المرور خاطئة',
    signInAgain: 'تسجيل الدخول بخطوتين مفعّل. سجّل الدخول مجددًا ثم أجرِ هذا التغيير خلال 10 دقائق',
    wrongCode: 'الرمز خاطئ أو استُخدم من قبل. أدخل أحدث رمز',
    ticketExpired: 'انتهت صلاحية تسجيل الدخول هذا. أدخل كلمة المرور مرة أخرى',
    unknownPasskey: 'لا يوجد هنا حساب بمفتاح المرور هذا. سجّل الدخول بكلمة المرور',
    passkeyNotAdded: 'لم تتم إضافة مفتاح المرور. حاول مرة أخرى',
    tooManyPasskeys: 'يوجد 20 مفتاح مرور بالفعل. أزل واحدًا أولًا',
    twoStepOn: 'تسجيل الدخول بخطوتين مفعّل بالفعل',
    twoStepOff: 'تسجيل الدخول بخطوتين متوقف بالفعل',
    onlyWay: 'هذه هي الطريقة الوحيدة لتسجيل الدخول. أضف طريقة أخرى أولًا',
    noPassword: 'ليس لهذا الحساب كلمة مرور. هذه الإعدادات لدى مزوّد تسجيل الدخول',
    noPasskeysHere: 'لا تعمل مفاتيح المرور في هذا العنوان. يمكن للمسؤول ضبط PUBLIC_URL على عنوان هذا الموقع',
    passkeyGone: 'تمت إزالة مفتاح المرور هذا بالفعل',
    googleAway: 'لا يستطيع الخادم الوصول إلى Google للتحقق من تسجيل دخولك. حاول مرة أخرى بعد دقيقة',
    noEmail: 'ليس لهذا الحساب بريد إلكتروني، وMy Note يحتاج إليه. سجّل الدخول بحساب له بريد إلكتروني',
    tooManyAccounts: 'حسابات جديدة كثيرة جدًا',
    tooManySignIns: 'محاولات تسجيل دخول كثيرة جدًا',
    tooManyAttempts: 'محاولات كثيرة جدًا',
  },
  'api/sessions': {
    readOnly: 'هذا الرمز للقراءة فقط. أنشئ رمزًا بالنطاق write لإجراء تغييرات',
    signInEnded: 'انتهت جلسة الدخول هذه. سجّل الدخول مجددًا',
    accountDeleted: 'حُذف هذا الحساب قبل لحظات. أنشئ حسابًا جديدًا للمتابعة',
    accountDisabled: 'هذا الحساب معطّل. ملاحظاتك محفوظة. تواصل مع المسؤول',
    notSetUp: (provider) => `تسجيل الدخول عبر ${provider} غير مهيّأ هنا`,
    signInExpired: 'انتهت صلاحية تسجيل الدخول هذا. سجّل الدخول مجددًا',
    welcome: 'مرحبًا بك في My Note',
    welcomeText: 'اكتب ملاحظتك الأولى، أو حمّل الملاحظات النموذجية من الصفحة الرئيسية في جولة قصيرة.',
    stays: 'سيبقى حسابك',
    staysText: 'لقد سجّلت الدخول، لذا لن يُحذف. عادت ملاحظاتك وروابط المشاركة.',
    tokenEnded: 'انتهى هذا الرمز بالفعل',
    sessionEnded: 'انتهت جلسة الدخول هذه بالفعل',
  },
  'api/invitations': {
    closed: 'إنشاء الحسابات مغلق هنا. تواصل مع المسؤول',
    full: 'بلغ عدد حسابات هذا الموقع ما يسمح به المسؤول. تواصل مع المسؤول',
    used: 'استُخدمت هذه الدعوة أو انتهت صلاحيتها أو أُلغيت. اطلب من المسؤول دعوة جديدة',
    firstAccount: 'يُنشأ الحساب الأول على الجهاز نفسه، أو بالرابط الذي عرضه My Note عند بدء التشغيل',
  },
  'api/people': {
    tooManyInvitations: (count) => `توجد ${number(count)} دعوة مفتوحة. ألغِ واحدة أولًا`,
    invitationGone: 'استُخدمت هذه الدعوة أو أُلغيت بالفعل',
    operatorOnly: 'لا يمكن لغير مشغّل هذا الموقع القيام بذلك',
    accountGone: 'هذا الحساب لم يعد موجودًا',
    lastOperator: 'هذا هو المشغّل الوحيد. عيّن شخصًا آخر مشغّلًا أولًا',
  },
  'api/tokens': {
    badDate: 'expires: اختر تاريخًا في المستقبل قبل عام 9999',
    tooMany: (count) => `يمكن أن يكون لديك ${number(count)} رمزًا كحد أقصى. احذف واحدًا أولًا`,
  },
  'api/requests': {
    tooMany: (count) => `لديك ${number(count)} طلب مفتوح. انتظر ردًا على بعضها`,
    pictureGone: 'screenshot: لم تعد هذه الصورة موجودة. أضفها مرة أخرى',
    noPicture: (name) => `screenshot: «${name}» ليس صورة. أضف صورة بصيغة PNG أو JPEG أو GIF أو WebP أو AVIF`,
    noRequest: (id) => `لا يوجد طلب ${id}`,
    noScreenshot: 'لا يحتوي هذا الطلب على لقطة شاشة',
    became: {
      open: 'أُعيد فتح طلبك',
      planned: 'طلبك ضمن الخطة',
      done: 'تم تنفيذ طلبك',
      declined: 'رُفض طلبك',
      answered: 'تم الرد على طلبك',
    },
  },
  'api/notifications': {
    gone: 'هذا الإشعار لم يعد موجودًا',
    tooManyStreams: (count) =>
      `يمكن أن تتلقى ${number(count)} صفحة مفتوحة كحد أقصى إشعارات مباشرة. أغلق إحداها`,
    testTitle: 'الإشعارات تعمل هنا',
    testText: 'هكذا ينبّهك My Note عندما لا يكون مفتوحًا.',
    deviceGone: 'لم يعد هذا المتصفح يتلقى إشعارات',
    pushOff: 'إشعارات المتصفح متوقفة على هذا الخادم',
    tooManyDevices: (count) => `يمكن أن يتلقى ${number(count)} متصفحًا كحد أقصى إشعاراتك. أزل واحدًا أولًا`,
    endpointRefused: (reason) => `لا يمكن استخدام خدمة الإشعارات لهذا المتصفح: ${reason}`,
    keysRefused: 'مفاتيح هذا الاشتراك غير صالحة للاستخدام',
    endpointTaken: 'هذا الاشتراك لمتصفح آخر. أنشئ اشتراكًا جديدًا',
  },
  'api/guard': {
    takenBack: (release) => `تم سحب ${release}`,
    takenBackWhy: (live, why) => `عاد ${live} إلى العمل في كل مكان. ${why}`,
    isLive: (release) => `${release} قيد الاستخدام الآن`,
    isLiveWhy: (former, why) => `حلّ محل ${former}. ${why}`,
  },
  'api/backups': {
    failed: 'فشل النسخ الاحتياطي',
    failedWhy: (reason, lastGood) => `${reason}. ${lastGood} ستُعاد المحاولة تلقائيًا`,
    noneYet: 'لا توجد نسخة احتياطية سليمة بعد.',
    lastGood: (time) => `آخر نسخة سليمة من ${time} UTC.`,
  },
  'api/webhooks': {
    turnedOff: (name) => `تم إيقاف خطاف الويب «${name}»`,
    addressGone: 'أجاب عنوانه بأنه لم يعد موجودًا (410).',
    failedFor: (days) =>
      `فشلت عمليات الإرسال منذ ${plural(days, { one: 'يوم', two: 'يومين', few: `${number(days)} أيام`, other: `${number(days)} يومًا` })}.`,
    redirected: (status) => `أجاب العنوان بالرمز ${status}، ولا تُتبع عمليات إعادة التوجيه`,
    responded: (status) => `أجاب العنوان بالرمز ${status}`,
    webhookGone: 'خطاف الويب هذا غير موجود',
    deliveryGone: 'لم يعد هذا الإرسال في السجل',
    tooMany: (count) => `يمكن أن يكون لديك ${number(count)} خطاف ويب كحد أقصى. احذف واحدًا أولًا`,
    off: 'خطاف الويب هذا متوقف. شغّله قبل إرسال شيء',
    addressRefused: (reason) => `لا يمكن استخدام هذا العنوان: ${reason}`,
  },
} satisfies Partial<ApiCatalogue>;
