import type { Translation } from '@my-note/contract/language';
import type { tableTexts } from '../../editor/tables/texts.ts';

export const tables: Translation<typeof tableTexts> = {
  column: 'Spalte',
  row: 'Zeile',
  addColumn: 'Spalte am Ende hinzufügen',
  addRow: 'Zeile am Ende hinzufügen',
  columnBefore: 'Spalte davor einfügen',
  columnAfter: 'Spalte danach einfügen',
  moveBefore: 'Spalte nach vorn schieben',
  moveAfter: 'Spalte nach hinten schieben',
  alignments: { left: 'Linksbündig', center: 'Zentriert', right: 'Rechtsbündig' },
  resizeColumn: 'Ziehen ändert die Breite, Doppelklick setzt sie zurück',
  resetWidths: 'Spaltenbreiten zurücksetzen',
  deleteColumn: 'Spalte löschen',
  rowAbove: 'Zeile darüber einfügen',
  rowBelow: 'Zeile darunter einfügen',
  moveUp: 'Zeile nach oben schieben',
  moveDown: 'Zeile nach unten schieben',
  makeHeader: 'Als Kopfzeile verwenden',
  deleteRow: 'Zeile löschen',
};
