import { numberFormat, pluralIn } from '@my-note/contract/language';
import type { ApiCatalogue } from '../catalogue.ts';

const number = numberFormat();
const plural = pluralIn('es');

export const items = {
  'api/items': {
    noteNotFound: 'Esta nota no existe o está en la papelera',
    itemNotFound: 'Esta nota no existe',
    categoryNotFound: 'Esta categoría no existe o está en la papelera',
    insideItself: 'Una categoría no se puede mover dentro de sí misma',
    nestedTooDeeply: 'Estas categorías están demasiado anidadas. Usa títulos más cortos o menos niveles',
    versionConflict: 'Esta nota se modificó en otro lugar',
    wouldEmpty: 'Esto dejaría la nota vacía. Confírmalo para guardar un texto vacío',
    locked: 'Esta nota está bloqueada. Desbloquéala para modificarla.',
    isCategory: 'Esto es una categoría. Muévela primero a la papelera, o elimínala como categoría',
  },
  'api/versions': { gone: 'Esta versión ya no existe' },
  'api/categories': {
    orderChanged: 'Este orden se cambió en otro lugar',
    orderOnce: 'order: cada elemento debe aparecer una sola vez, y nada más',
    orderNeighbour: 'before, after: indica otro elemento de la misma categoría',
  },
  'api/capture': {
    journal: 'Diario',
    noteTooLong: (characters) =>
      `Una nota puede tener ${number(characters)} caracteres como máximo. Escribe en otra`,
    keyUsed: 'Esta Idempotency-Key ya se usó para otra llamada. Usa una nueva para cada nota',
    noCategory: (setting) => `${setting}: esta categoría no existe. Elige otra`,
    noNote: (setting) => `${setting}: esta nota no existe. Elige otra`,
  },
  'api/attachments': {
    fileGone: 'Este archivo no existe o se eliminó',
    tooLarge: (megabytes) =>
      `Un archivo puede ocupar ${megabytes} MB como máximo. Redúcelo e inténtalo de nuevo`,
    empty: 'Este archivo está vacío',
    badRange: 'Este intervalo está fuera del archivo',
    quotaFull: (megabytes) =>
      `Tus notas y archivos pueden ocupar ${megabytes} MB aquí, y esto ya no cabe. Elimina archivos o notas que ya no necesites, vacía la papelera, o pide más espacio a tu administrador`,
  },
  'api/tags': {
    lockedAdvice: 'La nota está bloqueada. Desbloquéala y cambia de nuevo el nombre de la etiqueta',
    tooManyNotes: (count) =>
      `Más de ${number(count)} notas tienen esta etiqueta. Cambia primero el nombre de las etiquetas que contiene`,
    tooLong: 'La nota sería demasiado larga. Acórtala y cambia de nuevo el nombre de la etiqueta',
    inTrash: 'La nota está en la papelera',
    changedSince: 'La nota se modificó desde entonces. Su historial tiene el texto anterior',
    locked: 'La nota está bloqueada',
  },
  'api/tasks': {
    noCalendar: 'No hay ningún calendario en esta dirección. Crea uno nuevo en la página de tareas',
    changed: 'Esta tarea se modificó o se eliminó entretanto. Vuelve a cargar las tareas, o abre la nota',
    aTask: 'Una tarea',
    dueTitle: (count) => (count === 1 ? 'Hoy vence una tarea' : `Hoy vencen ${count} tareas`),
    dueText: (task, others) => (others === 0 ? task : `${task}, y ${others} más`),
  },
  'api/search-history': { gone: 'Esta búsqueda ya no está en el historial' },
  'api/saved-searches': {
    gone: 'Esta búsqueda guardada ya no existe',
    tooMany: (count) => `Se pueden guardar ${count} búsquedas como máximo. Elimina una que ya no necesites`,
  },
  'api/shares': {
    expiredTitle: 'Un enlace compartido ha caducado',
    notShared: 'Esta nota ya no está compartida',
    needsPassword: 'Este enlace necesita una contraseña',
    wrongPassword: 'Esta contraseña no es correcta',
    pageNotShared: 'Esta página no está compartida',
    openedTitle: 'Alguien abrió tu enlace compartido',
    tooManyAttempts: 'Demasiados intentos con esta contraseña',
    untitled: 'Sin título',
    openedText: (title) => `«${title}» se abrió por primera vez con su enlace`,
    expiredText: (title) =>
      `«${title}» ya no se puede abrir con su enlace. Compártelo de nuevo para crear otro`,
    hiddenTitle: 'Nota compartida',
    hiddenText: 'Esta nota está protegida con una contraseña.',
    sharedWith: 'Compartido con My Note.',
  },
  'api/pages': { emptyTask: 'Tarea vacía', changedWhen: (when) => `Modificada ${when}` },
  'api/site-export': {
    embedded: (title) => `Nota insertada: ${title}`,
    untitled: 'Sin título',
    tableOfContents: 'Índice',
    contents: 'Contenido',
    lastChange: (date) => `Última modificación: ${date}`,
    breadcrumbs: 'Ruta',
    search: 'Buscar',
    notes: 'Notas',
    contentsOf: (title) => `Contenido de ${title}`,
    indexMissing: 'Falta el índice de la búsqueda',
    nothingFound: 'No se encontró nada',
    pages: (shown, count) => plural(count, { one: `${shown} página`, other: `${shown} páginas` }),
  },
} satisfies Partial<ApiCatalogue>;
