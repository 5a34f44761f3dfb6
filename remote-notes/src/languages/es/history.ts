import { numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { historyTexts } from '../../history-texts.ts';

const plural = pluralIn('es');
const number = numberFormat();

export const history: Translation<typeof historyTexts> = {
  title: 'Historial',
  versions: 'Versiones',
  back: 'Todas las versiones',
  now: 'Ahora',
  words: (count) =>
    plural(count, {
      one: '1 palabra',
      many: `${number(count)} de palabras`,
      other: `${number(count)} palabras`,
    }),
  none: {
    title: 'Aún no hay versiones anteriores',
    text: 'Se guarda una versión cuando vuelves a una nota y la modificas.',
  },
  failed: 'No se pudo cargar el historial',
  versionFailed: 'No se pudo cargar esta versión',
  against: 'Comparar con',
  againstNow: 'Ahora',
  againstFormer: 'Versión anterior',
  first: 'Esta es la versión más antigua.',
  same: 'No hay diferencias en el texto',
  shownSince: 'Cambios desde esta versión',
  shownThen: 'Cambios en esta versión',
  unchanged: (count) =>
    plural(count, { one: 'Mostrar 1 parte sin cambios', other: `Mostrar ${count} partes sin cambios` }),
  inserted: 'Añadido',
  deleted: 'Eliminado',
  restore: 'Restaurar',
  restored: 'Versión restaurada',
  undo: 'Deshacer',
  notUndone: 'No se pudo deshacer la restauración',
  undoFailed: 'El texto anterior ya no está en el historial',
  changedSince: 'La nota se modificó después. Abre su historial para volver a un texto anterior.',
  unsaved:
    'Hay texto de esta nota que solo está en este dispositivo. Debe guardarse antes de poder restaurar una versión.',
  name: 'Nombre',
  rename: 'Cambiar nombre',
  nameOf: 'Nombre de esta versión',
  nameHint: 'Las versiones con nombre se conservan para siempre.',
  save: 'Guardar',
  cancel: 'Cancelar',
  removeName: 'Quitar nombre',
};
