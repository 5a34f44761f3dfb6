import type { RemoteDrawingsCatalogue } from '../catalogue.ts';

export const catalogue: RemoteDrawingsCatalogue = {
  drawings: {
    drawing: 'رسم',
    drawingOf: (words) => `رسم: \u2068${words}\u2069`,
    empty: 'هذا الرسم فارغ.',
    broken: 'تعذّر عرض هذا الرسم.',
    insert: {
      label: 'رسم',
      hint: 'رسم حر من أشكال وأسهم وكلمات',
      keywords: 'رسم لوحة تخطيط أشكال excalidraw sketch whiteboard diagram shapes canvas',
    },
    editor: {
      save: 'حفظ',
      menu: 'خلفية الرسم',
      loading: 'جارٍ تحميل لوحة الرسم…',
      failed: 'تعذّر تحميل لوحة الرسم. تحقّق من اتصالك ثم افتح الرسم مرة أخرى.',
      unreadable: 'تعذّرت قراءة هذا الرسم. حرّر مصدره بدلًا من ذلك.',
      tooMuch: 'هذا الرسم أكبر من أن يُحفظ في ملاحظة. احذف جزءًا منه.',
      unstored: 'لا يمكن للملاحظة حفظ الصور وصفحات الويب داخل رسم. احذفها ثم احفظ.',
    },
  },
};
