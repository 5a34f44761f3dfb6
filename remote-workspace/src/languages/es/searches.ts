import { pluralIn, type Translation } from '@my-note/contract/language';
import type { searchTexts } from '../../searches/texts.ts';

const plural = pluralIn('es');

export const searches: Translation<typeof searchTexts> = {
  pageTitle: 'Búsquedas guardadas',
  resultsTitle: 'Búsqueda',
  intro: 'Búsquedas que guardas con un nombre. También las encuentras en la barra lateral y con Ctrl+K.',
  loading: 'Cargando búsquedas guardadas',
  failed: 'No se pudieron cargar tus búsquedas guardadas',
  empty: 'Aún no hay búsquedas guardadas',
  emptyHint: 'Escribe arriba una búsqueda como in:Trabajo has:task, mira qué encuentra y guárdala.',
  query: 'Búsqueda',
  queryHint:
    'Palabras, "frases", -palabra, tag: in: has:task has:image has:file before:2026-12-01 after:2026-12-01',
  find: 'Buscar',
  searching: 'Buscando',
  nothing: 'No se encontró nada',
  nothingHint: 'Quita un filtro o escribe una palabra de otra forma.',
  hits: (count) =>
    count < 30 ? plural(count, { one: '1 nota', other: `${count} notas` }) : 'Las primeras 30 notas',
  all: 'Todas las búsquedas guardadas',
  untitled: 'Sin título',
  save: 'Guardar búsqueda',
  name: 'Nombre',
  saved: (name) => `Se guardó “${name}”`,
  rename: 'Cambiar nombre',
  renameTitle: (name) => `Cambiar el nombre de “${name}”`,
  remove: 'Eliminar',
  removed: (name) => `Se eliminó “${name}”`,
  undo: 'Deshacer',
};
