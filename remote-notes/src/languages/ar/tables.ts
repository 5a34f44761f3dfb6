import type { Translation } from '@my-note/contract/language';
import type { tableTexts } from '../../editor/tables/texts.ts';

export const tables: Translation<typeof tableTexts> = {
  column: 'عمود',
  row: 'صف',
  addColumn: 'إضافة عمود في النهاية',
  addRow: 'إضافة صف في النهاية',
  columnBefore: 'إدراج عمود قبله',
  columnAfter: 'إدراج عمود بعده',
  moveBefore: 'نقل العمود إلى الوراء',
  moveAfter: 'نقل العمود إلى الأمام',
  alignments: { left: 'محاذاة لليسار', center: 'توسيط', right: 'محاذاة لليمين' },
  resizeColumn: 'اسحب لتغيير العرض، وانقر نقرًا مزدوجًا لإعادة ضبطه',
  resetWidths: 'إعادة ضبط عرض الأعمدة',
  deleteColumn: 'حذف العمود',
  rowAbove: 'إدراج صف أعلاه',
  rowBelow: 'إدراج صف أسفله',
  moveUp: 'نقل الصف للأعلى',
  moveDown: 'نقل الصف للأسفل',
  makeHeader: 'استخدامه كترويسة',
  deleteRow: 'حذف الصف',
};
