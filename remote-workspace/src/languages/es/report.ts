import type { Translation } from '@my-note/contract/language';
import type { reportTexts } from '../../report/texts.ts';
import { count, notes } from './count.ts';

export const report: Translation<typeof reportTexts> = {
  title: (day) => `Informe de uso, ${day}`,
  loading: 'Cargando',
  failed: 'No se pudo crear el informe',
  empty: 'Aún no hay nada que mostrar',
  emptyHint: 'Escribe una nota para ver aquí gráficos sobre tus notas.',
  print: 'Imprimir',
  asTable: 'Ver como tabla',
  asPicture: 'Ver como gráfico',
  asTableNamed: (title) => `Ver como tabla: ${title}`,
  asPictureNamed: (title) => `Ver como gráfico: ${title}`,
  tableOf: (title) => `${title}, como tabla`,
  untitled: 'Sin título',

  counts: {
    note: notes,
    word: (n) => count(n, 'palabra', 'palabras'),
    change: (n) => count(n, 'cambio', 'cambios'),
    day: (n) => count(n, 'día', 'días'),
    file: (n) => count(n, 'archivo', 'archivos'),
  },
  totals: {
    notes: 'Notas',
    words: 'Palabras',
    categories: 'Categorías',
    drafts: 'Borradores',
    pinned: 'Fijadas',
    shared: 'Compartidas',
    trashed: 'En la papelera',
  },

  activity: 'Días de escritura',
  activitySays: ({ days, month, daysOfMonth, peak, changes }) =>
    `${days} con cambios en el último año. El mes con más: ${month}, con ${daysOfMonth}. El día más activo: ${peak}, con ${changes}.`,
  activityNone: 'Sin cambios en el último año.',
  dayCell: (day, changes) => `${day}: ${changes}`,
  less: 'Menos',
  more: 'Más',
  day: 'Día',
  created: 'Creadas',
  changed: 'Modificadas',

  growth: 'Crecimiento',
  growthSays: (first, notesNow, words) => `La primera nota: ${first}. Hoy: ${notesNow} y ${words}.`,
  growthLater: 'El gráfico empieza el segundo día.',
  notes: 'Notas',
  words: 'Palabras',

  categories: 'Palabras por categoría',
  categoriesSays: (title, part) => `“${title}” es la que más tiene: el ${part} de todas las palabras.`,
  categoriesNone: 'Aún no hay palabras.',
  topLevel: 'Sin categoría',
  rest: (others) => `${others} más`,
  category: 'Categoría',
  facts: (words, notesThere) => `${words} · ${notesThere}`,

  largest: 'Notas más largas',
  largestSays: (title, words) => `La más larga es “${title}”, con ${words}.`,
  note: 'Nota',
  characters: 'Caracteres',

  shares: 'Notas compartidas',
  sharesSays: (views) => `Abiertas ${views} en total.`,
  sharesNone: 'Aún no hay enlaces compartidos. Comparte una nota para ver aquí cuántas veces se abre.',
  times: (n, text) => (n === 1 ? 'una vez' : `${text} veces`),
  views: 'Visitas',
  lastOpened: 'Última visita',
  never: 'Nunca',

  storage: 'Almacenamiento',
  storageSays: (all, most, part) => `${all} en total; el ${part} corresponde a ${most}.`,
  quota: (used, limit) =>
    `Tus textos y archivos adjuntos ocupan ${used} de los ${limit} que tienes aquí. El historial no cuenta.`,
  storageNone: 'Aún no hay nada guardado.',
  storageParts: { texts: 'Textos', versions: 'Historial', attachments: 'Archivos adjuntos' },
  withFiles: (part, files) => `${part}, ${files}`,
  storageOf: { texts: 'textos', versions: 'historial', attachments: 'archivos adjuntos' },
  storageKind: 'Tipo',
  size: 'Tamaño',
  part: 'Porcentaje',
};
