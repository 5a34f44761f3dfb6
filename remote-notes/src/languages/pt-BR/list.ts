import { pluralIn, type Translation } from '@my-note/contract/language';
import type { listTexts } from '../../list-texts.ts';

const plural = pluralIn('pt-BR');
const names = new Intl.ListFormat('pt-BR');
/** At most three titles, and the number of the others. */
const quoted = (titles: string[]) =>
  names.format([
    ...titles.slice(0, 3).map((title) => `“${title}”`),
    ...(titles.length > 3 ? [`mais ${titles.length - 3}`] : []),
  ]);
const items = (count: number) => plural(count, { one: `${count} item`, other: `${count} itens` });

export const list: Translation<typeof listTexts> = {
  moved: (title) => `“${title}” foi movida`,
  actions: {
    rename: 'Renomear',
    newNote: 'Nova nota',
    newCategory: 'Nova categoria',
    exportCategory: 'Exportar',
    sortByTitle: 'Ordenar por título',
    sortByDate: 'Ordenar por data',
  },
  emptyCategory: {
    title: 'Nada aqui ainda',
    text: 'As notas e categorias que você adicionar aqui aparecem nesta página.',
  },
  pinned: 'Fixadas',
  order: {
    label: (title) => `Mover ${title} na lista`,
    up: 'Mover para cima',
    down: 'Mover para baixo',
    moved: (title, position, count) => `${title}: posição ${position} de ${count}`,
    movedInto: (title, parent) => `${title} agora está em ${parent}`,
  },
  list: {
    sorts: {
      manual: 'Ordem manual',
      title: 'Título',
      changed: 'Última alteração',
      added: 'Data de criação',
    },
    sortedBy: (sort) => `Ordem: ${sort}`,
    previews: 'Mostrar texto',
    select: 'Selecionar',
    selectItem: (title) => `Selecionar ${title}`,
    leave: 'Limpar seleção',
    toolbar: 'Itens selecionados',
    selected: (count) =>
      count === 0
        ? 'Selecionar itens'
        : plural(count, { one: `${count} selecionado`, other: `${count} selecionados` }),
    trashed: (count) => `${items(count)} na lixeira`,
    pinned: (count) =>
      plural(count, { one: `${count} item foi fixado`, other: `${count} itens foram fixados` }),
    unpinned: (count) =>
      plural(count, { one: `${count} item foi desafixado`, other: `${count} itens foram desafixados` }),
    moved: (count) =>
      plural(count, { one: `${count} item foi movido`, other: `${count} itens foram movidos` }),
    refused: (titles) => `Não foi possível alterar ${quoted(titles)}`,
  },
  facts: (count, when) => `${items(count)}, alterada ${when}`,
  items,
  sorted: (title) => `“${title}” foi ordenada`,
};
