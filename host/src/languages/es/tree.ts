import { pluralIn, type Translation } from '@my-note/contract/language';
import type { overviewTexts } from '../../shell/overview/texts.ts';
import type { texts } from '../../shell/tree/texts.ts';

const plural = pluralIn('es');
const notes = (count: number) => plural(count, { one: '1 nota', other: `${count} notas` });
const inside = (parent: string | null) => (parent === null ? 'en el nivel superior' : `en ${parent}`);

export const tree: Translation<typeof texts> = {
  emptyCategory: 'Vacía',
  open: (title) => `Abrir ${title}`,
  close: (title) => `Cerrar ${title}`,
  more: (title) => `Más opciones de ${title}`,
  actionsOf: (title) => `Acciones de ${title}`,

  rename: 'Cambiar nombre',
  newNote: 'Nueva nota aquí',
  newCategory: 'Nueva categoría aquí',
  pin: 'Fijar',
  unpin: 'Dejar de fijar',
  addIcon: 'Añadir icono',
  changeIcon: 'Cambiar icono',
  removeIcon: 'Quitar icono',
  share: 'Compartir',
  move: 'Mover',
  sortByTitle: 'Ordenar por título',
  sortByDate: 'Ordenar por fecha',
  moveToTrash: 'Mover a la papelera',
  undo: 'Deshacer',

  titleOf: (title) => `Nuevo título de ${title}`,
  titleRequired: 'El título es obligatorio',
  titleTooLong: (most) => `El título puede tener ${most} caracteres como máximo`,

  renamed: (title) => `Ahora se llama “${title}”`,
  moved: (title) => `Se movió “${title}”`,
  sorted: (title) => `Se ordenó “${title}”`,
  trashed: (title) => `“${title}” está en la papelera`,
  movedTo: (title, position, siblings, parent) =>
    `${title}: posición ${position} de ${siblings} ${inside(parent)}`,

  notesInside: notes,
};

export const overview: Translation<typeof overviewTexts> = {
  empty: 'Aún no hay notas. Aquí las verás en forma de árbol.',
  looseNotes: 'Sin categoría',
  nothingInside: 'Vacía',
  dropHere: 'Mover al nivel superior',
  newCategory: 'Nueva categoría',
  expandAll: 'Expandir todo',
  collapseAll: 'Contraer todo',
  filter: 'Filtrar por título',
  nothingFound: 'No se encontró nada',
  notes,
  found: (count) => plural(count, { one: '1 coincidencia', other: `${count} coincidencias` }),
};
