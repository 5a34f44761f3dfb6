import { pluralIn, type Translation } from '@my-note/contract/language';
import type { overviewTexts } from '../../shell/overview/texts.ts';
import type { texts } from '../../shell/tree/texts.ts';

const plural = pluralIn('pt-BR');
const notes = (count: number) => plural(count, { one: `${count} nota`, other: `${count} notas` });
const inside = (parent: string | null) => (parent === null ? 'no nível superior' : `em ${parent}`);

export const tree: Translation<typeof texts> = {
  emptyCategory: 'Vazia',
  open: (title) => `Abrir ${title}`,
  close: (title) => `Fechar ${title}`,
  more: (title) => `Mais opções de ${title}`,
  actionsOf: (title) => `Ações de ${title}`,

  rename: 'Renomear',
  newNote: 'Nova nota aqui',
  newCategory: 'Nova categoria aqui',
  pin: 'Fixar',
  unpin: 'Desafixar',
  addIcon: 'Adicionar ícone',
  changeIcon: 'Alterar ícone',
  removeIcon: 'Remover ícone',
  share: 'Compartilhar',
  move: 'Mover',
  sortByTitle: 'Ordenar por título',
  sortByDate: 'Ordenar por data',
  moveToTrash: 'Mover para a lixeira',
  undo: 'Desfazer',

  titleOf: (title) => `Novo título de ${title}`,
  titleRequired: 'O título é obrigatório',
  titleTooLong: (most) => `O título pode ter no máximo ${most} caracteres`,

  renamed: (title) => `Agora se chama “${title}”`,
  moved: (title) => `“${title}” foi movida`,
  sorted: (title) => `“${title}” foi ordenada`,
  trashed: (title) => `“${title}” está na lixeira`,
  movedTo: (title, position, siblings, parent) =>
    `${title}: posição ${position} de ${siblings} ${inside(parent)}`,

  notesInside: notes,
};

export const overview: Translation<typeof overviewTexts> = {
  empty: 'Nenhuma nota ainda. Suas notas vão aparecer aqui em forma de árvore.',
  looseNotes: 'Sem categoria',
  nothingInside: 'Vazia',
  dropHere: 'Mover para o nível superior',
  newCategory: 'Nova categoria',
  expandAll: 'Expandir tudo',
  collapseAll: 'Recolher tudo',
  filter: 'Filtrar por título',
  nothingFound: 'Nada encontrado',
  notes,
  found: (count) => plural(count, { one: `${count} resultado`, other: `${count} resultados` }),
};
