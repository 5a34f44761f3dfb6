import { pluralIn, type Translation } from '@my-note/contract/language';
import type { texts } from '../../texts.ts';

const plural = pluralIn('pt-BR');
const items = (count: number) => plural(count, { one: `${count} item`, other: `${count} itens` });

export const trash: Translation<typeof texts>['trash'] = {
  title: 'Lixeira',
  filter: 'Filtrar a lixeira',
  list: 'Itens na lixeira',
  empty: 'A lixeira está vazia',
  emptyHint:
    'As notas e categorias que você mover para a lixeira ficam aqui até você restaurá-las ou excluí-las definitivamente.',
  noMatch: 'Nada na lixeira corresponde a este filtro.',
  failed: 'Não foi possível carregar a lixeira',
  topLevel: 'Nível superior',
  deletedWhen: (when) => `excluída ${when}`,
  restore: 'Restaurar',
  remove: 'Excluir definitivamente',
  open: 'Abrir',
  selectAll: 'Selecionar tudo',
  select: (title) => `Selecionar ${title}`,
  selected: (count) => plural(count, { one: `${count} selecionado`, other: `${count} selecionados` }),
  entries: items,
  restoreSelected: 'Restaurar seleção',
  removeSelected: 'Excluir seleção definitivamente',
  emptyAll: 'Esvaziar lixeira',
  goneIn: (days) =>
    days === 0
      ? 'exclusão definitiva hoje'
      : `exclusão definitiva em ${plural(days, { one: `${days} dia`, other: `${days} dias` })}`,
  contentsOf: (title) => `Conteúdo de ${title}`,
  loadingContents: 'Carregando o conteúdo',
  nothingInside: 'Nada mais foi para a lixeira junto com ela.',
  showAll: (count) => `Mostrar tudo (${count})`,
  restoredMany: (count) =>
    plural(count, { one: `${count} item restaurado`, other: `${count} itens restaurados` }),
  restored: (title) => `${title} foi restaurada`,
  isInTrash: { note: 'Esta nota está na lixeira', category: 'Esta categoria está na lixeira' },
  isInTrashHint: 'Restaure-a para alterá-la.',
  toTrash: 'Abrir a lixeira',
  inside: 'Foi para a lixeira junto com ela',
  confirmTitle: (title) => `Excluir ${title} definitivamente?`,
  confirmMany: (count) => `Excluir ${items(count)} definitivamente?`,
  confirmEmpty: 'Esvaziar a lixeira?',
  confirmAll: 'Tudo isto será excluído, inclusive o que está nas categorias. Não é possível desfazer.',
  confirmNote: 'A nota e seu texto serão excluídos. Não é possível desfazer.',
  confirmCategory:
    'A categoria e tudo o que foi para a lixeira com ela serão excluídos. Não é possível desfazer.',
};
