import { pluralIn, type Translation } from '@my-note/contract/language';
import type { texts } from '../../texts.ts';

const plural = pluralIn('es');
const items = (count: number) => plural(count, { one: '1 elemento', other: `${count} elementos` });

export const trash: Translation<typeof texts>['trash'] = {
  title: 'Papelera',
  filter: 'Filtrar la papelera',
  list: 'Elementos de la papelera',
  empty: 'La papelera está vacía',
  emptyHint:
    'Las notas y categorías que muevas a la papelera se quedan aquí hasta que las restaures o las elimines definitivamente.',
  noMatch: 'Nada en la papelera coincide con este filtro.',
  failed: 'No se pudo cargar la papelera',
  topLevel: 'Nivel superior',
  deletedWhen: (when) => `eliminada ${when}`,
  restore: 'Restaurar',
  remove: 'Eliminar definitivamente',
  open: 'Abrir',
  selectAll: 'Seleccionar todo',
  select: (title) => `Seleccionar ${title}`,
  selected: (count) => plural(count, { one: '1 seleccionado', other: `${count} seleccionados` }),
  entries: items,
  restoreSelected: 'Restaurar selección',
  removeSelected: 'Eliminar selección definitivamente',
  emptyAll: 'Vaciar la papelera',
  goneIn: (days) =>
    days === 0
      ? 'se elimina definitivamente hoy'
      : `se elimina definitivamente ${plural(days, { one: 'en 1 día', other: `en ${days} días` })}`,
  contentsOf: (title) => `Contenido de ${title}`,
  loadingContents: 'Cargando el contenido',
  nothingInside: 'Nada más se movió con ella a la papelera.',
  showAll: (count) => `Mostrar todo (${count})`,
  restoredMany: (count) =>
    plural(count, { one: 'Se restauró 1 elemento', other: `Se restauraron ${count} elementos` }),
  restored: (title) => `Se restauró ${title}`,
  isInTrash: { note: 'Esta nota está en la papelera', category: 'Esta categoría está en la papelera' },
  isInTrashHint: 'Restáurala para modificarla.',
  toTrash: 'Abrir la papelera',
  inside: 'Se movió con ella a la papelera',
  confirmTitle: (title) => `¿Eliminar ${title} definitivamente?`,
  confirmMany: (count) => `¿Eliminar ${items(count)} definitivamente?`,
  confirmEmpty: '¿Vaciar la papelera?',
  confirmAll:
    'Se eliminará todo, incluido lo que contienen las categorías. Esta acción no se puede deshacer.',
  confirmNote: 'Se eliminarán la nota y su texto. Esta acción no se puede deshacer.',
  confirmCategory:
    'Se eliminarán la categoría y todo lo que se movió con ella a la papelera. Esta acción no se puede deshacer.',
};
