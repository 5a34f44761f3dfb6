import type { Translation } from '@my-note/contract/language';
import type { tableTexts } from '../../editor/tables/texts.ts';

export const tables: Translation<typeof tableTexts> = {
  column: 'Coluna',
  row: 'Linha',
  addColumn: 'Adicionar coluna no final',
  addRow: 'Adicionar linha no final',
  columnBefore: 'Inserir coluna antes',
  columnAfter: 'Inserir coluna depois',
  moveBefore: 'Mover coluna para trás',
  moveAfter: 'Mover coluna para a frente',
  alignments: { left: 'Alinhar à esquerda', center: 'Centralizar', right: 'Alinhar à direita' },
  resizeColumn: 'Arraste para redimensionar, clique duas vezes para redefinir',
  resetWidths: 'Redefinir larguras das colunas',
  deleteColumn: 'Excluir coluna',
  rowAbove: 'Inserir linha acima',
  rowBelow: 'Inserir linha abaixo',
  moveUp: 'Mover linha para cima',
  moveDown: 'Mover linha para baixo',
  makeHeader: 'Usar como cabeçalho',
  deleteRow: 'Excluir linha',
};
