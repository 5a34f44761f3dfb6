import type { Translation } from '@my-note/contract/language';
import type { errorTexts } from '../../platform/remotes/model/error-texts.ts';

export const error: Translation<typeof errorTexts> = {
  kinds: {
    network: {
      title: 'تعذّر الوصول إلى هذه الصفحة',
      text: 'بقية أجزاء My Note تعمل. تحقّق من الاتصال ثم حاول مرة أخرى.',
      action: 'retry',
    },
    timeout: {
      title: 'تستغرق هذه الصفحة وقتًا طويلًا',
      text: 'لم تصل ملفاتها في الوقت المحدد. بقية أجزاء My Note تعمل.',
      action: 'retry',
    },
    integrity: {
      title: 'حُظرت هذه الصفحة لحمايتك',
      text: 'ملفاتها ليست الملفات التي نُشرت. حاول مرة أخرى، وإن تكرر ذلك فتواصل مع المسؤول.',
      action: 'retry',
    },
    contract: {
      title: 'تحتاج هذه الصفحة إلى تطبيق أحدث',
      text: 'أُعدّت لإصدار من My Note غير الموجود في علامة التبويب هذه. قد تفيد إعادة تحميل التطبيق.',
      action: 'reload',
    },
    'shared-version': {
      title: 'تحتاج هذه الصفحة إلى تطبيق أحدث',
      text: 'تحتاج إلى أجزاء من My Note بإصدار غير الموجود في علامة التبويب هذه. قد تفيد إعادة تحميل التطبيق.',
      action: 'reload',
    },
    evaluation: {
      title: 'تعذّر بدء هذه الصفحة',
      text: 'تعطّلت أثناء بدء التشغيل. بقية أجزاء My Note تعمل.',
      action: 'reload',
    },
    render: {
      title: 'توقفت هذه الصفحة عن العمل',
      text: 'تعطّلت الصفحة. بقية أجزاء My Note تعمل.',
      action: 'retry',
    },
    gone: {
      title: 'لهذه الصفحة إصدار أحدث',
      text: 'نُشر إصدار أحدث وعلامة التبويب هذه مفتوحة. احفظ ما تكتبه ثم أعد تحميل التطبيق.',
      action: 'reload',
    },
    off: {
      title: 'هذه الصفحة متوقفة',
      text: 'أوقفها المسؤول في الوقت الحالي.',
      action: 'retry',
    },
  },
  refused: 'ملفاتها ليست من عنوان مسموح به، أو ليس لها مجموع اختباري. تواصل مع المسؤول.',
  reload: 'إعادة تحميل التطبيق',
  newVersion: 'يتوفر إصدار جديد',
  override: (name) =>
    `من المفترض أن تُعرض هنا نسخة خاصة بمطوّر من \u2068${name}\u2069. تعيد «إعادة الضبط» عرض الصفحة المنشورة.`,
  overridden: (names) => `نسخة خاصة من \u2068${names}\u2069`,
  resetOverride: 'إعادة الضبط',
  overrideRefused: (names) =>
    `لا يسمح هذا الموقع بنسختك الخاصة من \u2068${names}\u2069. تُعرض الصفحة المنشورة.`,
  closeNotice: 'إغلاق',
};
