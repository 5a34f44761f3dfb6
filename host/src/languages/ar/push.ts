import type { Translation } from '@my-note/contract/language';
import type { pushTexts } from '../../features/settings/push/texts.ts';

export const push: Translation<typeof pushTexts> = {
  here: 'تلقّي الإشعارات على هذا الجهاز',
  hereHint: 'حتى عندما يكون My Note مغلقًا.',
  off: 'أوقف المسؤول هذه الميزة.',
  reasons: {
    insecure: 'لا تسمح المتصفحات بذلك إلا في عنوان يبدأ بـ \u2068https://\u2069.',
    install:
      'على iPhone وiPad، أضف My Note إلى الشاشة الرئيسية أولًا: اضغط على «مشاركة» ثم «إضافة إلى الشاشة الرئيسية». افتحه من هناك ثم فعّل هذا الخيار.',
    unsupported: 'لا يستطيع هذا المتصفح تلقّي الإشعارات عندما يكون My Note مغلقًا.',
    blocked:
      'يحظر المتصفح إشعارات هذا الموقع. اسمح بها من القائمة المجاورة للعنوان، ضمن الأذونات أو إعدادات الموقع، ثم عُد إلى هنا.',
  },
  test: 'إرسال إشعار تجريبي',
  sent: 'تم الإرسال. سيظهر بعد لحظات.',
  notSent: (reason) => `لم يُرسل: \u2068${reason}\u2069.`,
  noWorker: 'هذه الصفحة غير جاهزة للإشعارات بعد. أعد تحميلها وحاول مرة أخرى.',
  notReached:
    'تعذّر على المتصفح الوصول إلى خدمة الإشعارات الخاصة به. قد يكون السبب نافذة خاصة أو أداة حظر أو متصفحًا لا يوفر هذه الخدمة.',
  devices: 'الأجهزة الأخرى التي تتلقى الإشعارات',
  sinceWhen: (when) => `أُضيف ${when}`,
  unknownDevice: 'جهاز غير معروف',
  remove: 'إزالة',
  removeNamed: (device) => `إزالة \u2068${device}\u2069`,
  failed: 'تعذّر تحميل الأجهزة التي تتلقى الإشعارات.',
};
