import { pluralIn, type Translation } from '@my-note/contract/language';
import type { listTexts } from '../../list-texts.ts';

const plural = pluralIn('es');
const names = new Intl.ListFormat('es');
/** At most three titles, and the number of the others. */
const quoted = (titles: string[]) =>
  names.format([
    ...titles.slice(0, 3).map((title) => `“${title}”`),
    ...(titles.length > 3 ? [`${titles.length - 3} más`] : []),
  ]);
const items = (count: number) => plural(count, { one: '1 elemento', other: `${count} elementos` });

export const list: Translation<typeof listTexts> = {
  moved: (title) => `Se movió “${title}”`,
  actions: {
    rename: 'Cambiar nombre',
    newNote: 'Nueva nota',
    newCategory: 'Nueva categoría',
    exportCategory: 'Exportar',
    sortByTitle: 'Ordenar por título',
    sortByDate: 'Ordenar por fecha',
  },
  emptyCategory: {
    title: 'Aquí aún no hay nada',
    text: 'Las notas y categorías que añadas aquí aparecerán en esta página.',
  },
  pinned: 'Fijadas',
  order: {
    label: (title) => `Mover ${title} en la lista`,
    up: 'Subir',
    down: 'Bajar',
    moved: (title, position, count) => `${title}: posición ${position} de ${count}`,
    movedInto: (title, parent) => `${title} se movió a ${parent}`,
  },
  list: {
    sorts: { manual: 'Orden manual', title: 'Título', changed: 'Último cambio', added: 'Fecha de creación' },
    sortedBy: (sort) => `Orden: ${sort}`,
    previews: 'Mostrar texto',
    select: 'Seleccionar',
    selectItem: (title) => `Seleccionar ${title}`,
    leave: 'Borrar selección',
    toolbar: 'Elementos seleccionados',
    selected: (count) =>
      count === 0
        ? 'Seleccionar elementos'
        : plural(count, { one: '1 seleccionado', other: `${count} seleccionados` }),
    trashed: (count) => `${items(count)} en la papelera`,
    pinned: (count) => plural(count, { one: 'Se fijó 1 elemento', other: `Se fijaron ${count} elementos` }),
    unpinned: (count) =>
      plural(count, { one: '1 elemento ya no está fijado', other: `${count} elementos ya no están fijados` }),
    moved: (count) => plural(count, { one: 'Se movió 1 elemento', other: `Se movieron ${count} elementos` }),
    refused: (titles) => `No se pudo cambiar ${quoted(titles)}`,
  },
  facts: (count, when) => `${items(count)}, modificada ${when}`,
  items,
  sorted: (title) => `Se ordenó “${title}”`,
};
