import type { Translation } from '@my-note/contract/language';
import type { tagTexts } from '../../tags/texts.ts';
import { notes } from './count.ts';

export const tags: Translation<typeof tagTexts> = {
  pageTitle: 'Etiquetas',
  intro: 'Escribe #etiqueta o #etiqueta/parte en una nota, o tags: en su front matter.',
  loading: 'Cargando etiquetas',
  failed: 'No se pudieron cargar tus etiquetas',
  empty: 'Aún no hay etiquetas',
  emptyHint:
    'Escribe # y una palabra en una nota, como #trabajo o #trabajo/reuniones. La etiqueta aparece aquí en cuanto se guarda la nota.',
  search: 'Buscar una etiqueta',
  noMatch: 'Ninguna etiqueta coincide',
  tree: 'Todas las etiquetas',
  count: notes,
  show: (tag) => `Mostrar las etiquetas dentro de #${tag}`,
  back: 'Todas las etiquetas',
  noNotes: (tag) => `Ninguna nota tiene #${tag}`,
  noNotesHint: 'Quizá cambió de nombre o sus notas están en la papelera.',
  notesFailed: 'No se pudieron cargar las notas de esta etiqueta',
  loadingNotes: 'Cargando notas',
  untitled: 'Sin título',
  color: 'Color',
  colorTitle: (tag) => `Color de #${tag}`,
  colorText:
    'Las etiquetas que contiene tienen el mismo color, salvo que tengan uno propio. Solo tú ves los colores.',
  colors: {
    red: 'Rojo',
    orange: 'Naranja',
    yellow: 'Amarillo',
    green: 'Verde',
    teal: 'Turquesa',
    blue: 'Azul',
    violet: 'Violeta',
    pink: 'Rosa',
  },
  noColor: 'Sin color',
  rename: 'Cambiar nombre',
  renameTitle: (tag) => `Cambiar el nombre de #${tag}`,
  renameText: (n) =>
    `Cambia el texto de ${notes(n)}; las etiquetas que contiene también cambian de nombre. Puedes deshacerlo.`,
  newName: 'Nombre nuevo',
  mergeHint: (tag) => `#${tag} ya existe: las dos se convertirán en una sola etiqueta.`,
  merge: 'Combinar',
  renamed: (from, to, n) => `#${from} ahora es #${to} en ${notes(n)}`,
  nothingRenamed: (from) => `No se modificó ninguna nota con #${from}`,
  undo: 'Deshacer',
  undone: (n) => `Deshecho en ${notes(n)}`,
  nothingUndone: 'No se deshizo nada',
  left: (titles, more, reason) => `Sin cambios: ${titles}${more > 0 ? ` y ${more} más` : ''}. ${reason}`,
};
