import type { Translation } from '@my-note/contract/language';
import type { tableTexts } from '../../editor/tables/texts.ts';

export const tables: Translation<typeof tableTexts> = {
  column: 'Columna',
  row: 'Fila',
  addColumn: 'Añadir columna al final',
  addRow: 'Añadir fila al final',
  columnBefore: 'Insertar columna antes',
  columnAfter: 'Insertar columna después',
  moveBefore: 'Mover columna hacia atrás',
  moveAfter: 'Mover columna hacia delante',
  alignments: { left: 'Alinear a la izquierda', center: 'Centrar', right: 'Alinear a la derecha' },
  resizeColumn: 'Arrastra para cambiar el ancho; haz doble clic para restablecerlo',
  resetWidths: 'Restablecer anchos de columna',
  deleteColumn: 'Eliminar columna',
  rowAbove: 'Insertar fila encima',
  rowBelow: 'Insertar fila debajo',
  moveUp: 'Subir fila',
  moveDown: 'Bajar fila',
  makeHeader: 'Usar como encabezado',
  deleteRow: 'Eliminar fila',
};
