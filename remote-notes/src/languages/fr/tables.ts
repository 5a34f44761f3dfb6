import type { Translation } from '@my-note/contract/language';
import type { tableTexts } from '../../editor/tables/texts.ts';

export const tables: Translation<typeof tableTexts> = {
  column: 'Colonne',
  row: 'Ligne',
  addColumn: 'Ajouter une colonne à la fin',
  addRow: 'Ajouter une ligne à la fin',
  columnBefore: 'Insérer une colonne avant',
  columnAfter: 'Insérer une colonne après',
  moveBefore: 'Déplacer la colonne vers le début',
  moveAfter: 'Déplacer la colonne vers la fin',
  alignments: { left: 'Aligner à gauche', center: 'Centrer', right: 'Aligner à droite' },
  resizeColumn: 'Glissez pour redimensionner, double-cliquez pour rétablir',
  resetWidths: 'Rétablir la largeur des colonnes',
  deleteColumn: 'Supprimer la colonne',
  rowAbove: 'Insérer une ligne au-dessus',
  rowBelow: 'Insérer une ligne en dessous',
  moveUp: 'Monter la ligne',
  moveDown: 'Descendre la ligne',
  makeHeader: 'Utiliser comme en-tête',
  deleteRow: 'Supprimer la ligne',
};
