import { numberFormat, type Translation } from '@my-note/contract/language';
import type { blockTexts } from '../../editor/blocks/texts.ts';

const number = numberFormat();

export const blocks: Translation<typeof blockTexts> = {
  handle: 'اسحب للنقل، وانقر لفتح القائمة',
  menu: 'كتلة',
  turnInto: 'تحويل إلى',
  current: 'الحالي',
  kinds: {
    text: 'نص',
    'heading-1': `عنوان ${number(1)}`,
    'heading-2': `عنوان ${number(2)}`,
    'heading-3': `عنوان ${number(3)}`,
    bullets: 'قائمة نقطية',
    numbers: 'قائمة مرقّمة',
    task: 'قائمة مهام',
    quote: 'اقتباس',
    callout: 'تنبيه',
    code: 'كتلة برمجية',
  },
  duplicate: 'تكرار',
  copyLink: 'نسخ رابط العنوان',
  moveUp: 'نقل للأعلى',
  moveDown: 'نقل للأسفل',
  delete: 'حذف',
  linkCopied: 'تم نسخ الرابط',
  linkNotCopied: 'تعذّر نسخ الرابط. متصفحك لا يسمح بذلك.',
};
