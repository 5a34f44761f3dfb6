import { numberFormat, type Translation } from '@my-note/contract/language';
import type { fileTexts } from '../../markdown/files/texts.ts';

const percentage = numberFormat({ style: 'percent' });

export const files: Translation<typeof fileTexts> = {
  file: (name) => `الملف \u2068${name}\u2069`,
  kinds: { pdf: 'PDF', audio: 'صوت', video: 'فيديو', text: 'نص', other: 'ملف' },
  open: { pdf: 'فتح', audio: 'تشغيل', video: 'تشغيل', text: 'معاينة' },
  openNamed: (action, name) => `${action} \u2068${name}\u2069`,
  close: 'إغلاق',
  closeNamed: (name) => `إغلاق \u2068${name}\u2069`,
  save: 'تنزيل',
  saveNamed: (name) => `تنزيل \u2068${name}\u2069`,
  loading: (percent) => `جارٍ التحميل… ${percentage(percent / 100)}`,
  cancel: 'إلغاء',
  retry: 'إعادة المحاولة',
  failed: 'تعذّر تحميل هذا الملف. تحقّق من اتصالك وحاول مرة أخرى.',
  gone: 'لم يعد هذا الملف موجودًا أو لا يُسمح لك بقراءته',
  unplayable: 'لا يستطيع هذا المتصفح تشغيل الملف. نزّله وافتحه ببرنامج آخر.',
  cut: (size) => `يظهر أول \u2068${size}\u2069 فقط. نزّل الملف لقراءته كاملًا.`,
  video: 'فيديو من YouTube',
  playVideo: (title) => `تشغيل \u2068${title}\u2069`,
  playVideoHint: 'يُعرض من youtube-nocookie.com، ولا يُحمَّل منه شيء قبل أن تضغط على التشغيل.',
  play: 'تشغيل',
  onYoutube: 'فتح على YouTube',
};
