import { numberFormat, type Translation } from '@my-note/contract/language';
import type { transferTexts } from '../../transfer/texts.ts';
import { count, notes } from './count.ts';

const number = numberFormat();

export const transfer: Translation<typeof transferTexts> = {
  title: 'Importar y exportar',
  loading: 'Cargando',

  exportTitle: 'Exportar',
  exportHint: 'El zip incluye también todos los archivos adjuntos.',
  exportFormat: 'Formato',
  exportFormats: { markdown: 'Markdown', html: 'Sitio web' },
  exportFormatHints: {
    markdown:
      'Archivos Markdown con sus fechas, su orden y sus notas fijadas. Cualquier programa puede leerlos y My Note puede volver a importarlos sin perder nada.',
    html: 'Páginas para cualquier navegador, con el árbol y una búsqueda. Funcionan en un servidor web y desde una carpeta sin conexión.',
  },
  exportWhat: 'Qué exportar',
  everything: 'Todo',
  categoryGone: 'Una categoría que ya no existe',
  export: 'Exportar',
  exportStarts: 'Exportando tus notas…',
  exported: (done, total, size) => `${number(done)} de ${count(total, 'archivo', 'archivos')}, ${size}`,
  exportBroke: 'La exportación se interrumpió. Vuelve a intentarlo.',

  bookmarkTitle: 'Guardar desde otras páginas',
  bookmarkHint:
    'Arrástralo a la barra de marcadores. En cualquier página, un clic abre una nota nueva con el título, la dirección y el texto seleccionado.',
  bookmark: 'Guardar en My Note',
  bookmarkByHand:
    'Si no tienes esa barra, crea un marcador de cualquier página y pon esto en lugar de su dirección.',
  bookmarkCode: 'Dirección del marcador',

  importTitle: 'Importar',
  importHint:
    'De Evernote, Notion, Obsidian, Apple Notes, OneNote, Google Keep y muchas otras apps, o de cualquier carpeta con Markdown o HTML. Verás una vista previa antes de que cambie nada.',
  drop: 'Suelta aquí archivos o una carpeta',
  chooseFiles: 'Elegir archivos',
  chooseFolder: 'Elegir una carpeta',
  alsoReads: (formats) => `También lee ${formats}`,
  formatFailed: (format) => `No se pudieron leer los archivos como ${format}`,
  howTo: 'Cómo sacar tus notas de otros programas',
  ways: [
    {
      name: 'Apple Notes',
      text: 'En macOS 26: Archivo, Exportar como, Markdown. Para todas las notas con fechas y carpetas, pide una copia de tus datos en privacy.apple.com y elige las notas de iCloud que contiene.',
    },
    {
      name: 'Bear',
      text: 'Archivo, copia de seguridad de las notas. Elige el archivo .bear2bk. También se leen TextBundles y TextPacks.',
    },
    {
      name: 'Docmost',
      text: 'Exporta un espacio o una página en Markdown o HTML, con archivos adjuntos. Elige el zip.',
    },
    {
      name: 'Evernote',
      text: 'Clic derecho en una libreta, Exportar, ENEX. Elige los archivos; cada uno se convierte en una categoría. Se conservan etiquetas, tareas y archivos.',
    },
    {
      name: 'Google Keep',
      text: 'takeout.google.com, solo Keep. Elige el zip. Las etiquetas se conservan y las notas archivadas van a una categoría.',
    },
    {
      name: 'Joplin',
      text: 'Archivo, Exportar todo, “MD – Markdown + Front Matter”. Elige la carpeta que se crea.',
    },
    {
      name: 'Logseq',
      text: 'Elige la carpeta del grafo. Se conservan los nombres de página, los alias y las referencias a bloques.',
    },
    {
      name: 'Memos',
      text: 'Configuración, Exportar. Elige el zip. Se conservan los archivos adjuntos, los comentarios y los enlaces entre memos.',
    },
    {
      name: 'Notion',
      text: 'Configuración, Exportar todo el contenido del espacio de trabajo, “Markdown y CSV”, con subpáginas. Elige el zip.',
    },
    {
      name: 'Obsidian',
      text: 'Elige la carpeta de la bóveda o un zip de ella. Se conservan enlaces, imágenes y propiedades.',
    },
    {
      name: 'OneNote',
      text: 'En OneNote para Windows: Archivo, Exportar, “Página web de un solo archivo (.mht)” o una página web. Elige los archivos.',
    },
    { name: 'Outline', text: 'Configuración, Exportar, “Markdown”. Elige el zip que recibas.' },
    { name: 'Simplenote', text: 'Configuración, Herramientas, Exportar notas. Elige el zip.' },
    {
      name: 'Standard Notes',
      text: 'Preferencias, Copias de seguridad, sin cifrar (“Decrypted”). Elige el zip. Se conservan las etiquetas y las notas fijadas y archivadas.',
    },
    {
      name: 'Trilium',
      text: 'Exporta una nota con todas sus subnotas (“This note and all of its descendants”) en Markdown. Elige el zip.',
    },
    {
      name: 'Otros',
      text: 'Cualquier carpeta con archivos Markdown o HTML. Las carpetas se convierten en categorías.',
    },
  ],
  packing: 'Empaquetando los archivos…',
  sending: 'Subiendo',
  uploading: (percent) => `Subiendo… ${percent}`,
  reading: 'Leyendo el archivo comprimido…',
  read: (done, total) => `${number(done)} de ${number(total)} archivos leídos`,
  notImportable: {
    nothing:
      'Aquí no hay nada que se pueda importar. Más abajo verás cómo sacar tus notas de otros programas.',
    archives: 'Elige un solo archivo comprimido cada vez, sin otros archivos.',
  },
  looseFiles: 'notas.zip',
  tooLarge: (size) => `Ocupa más de ${size}. Impórtalo por partes`,
  cancel: 'Cancelar',
  lastFailed: 'La última importación falló. No se añadió nada a tus notas.',

  sources: {
    'my-note': 'Una exportación de My Note',
    obsidian: 'Una bóveda de Obsidian',
    joplin: 'Una exportación de Joplin',
    outline: 'Una exportación de Outline',
    notion: 'Una exportación de Notion',
    trilium: 'Una exportación de Trilium',
    logseq: 'Un grafo de Logseq',
    markdown: 'Carpetas con Markdown',
  },
  program: (name) => (name === 'HTML' ? 'Páginas HTML' : `Una exportación de ${name}`),
  previewTitle: 'Vista previa de la importación',
  previewOf: (source, name, content) => (name ? `${source}, ${name}: ${content}` : `${source}: ${content}`),
  brought: (all) =>
    [
      notes(all.notes),
      count(all.categories, 'categoría', 'categorías'),
      count(all.attachments, 'archivo adjunto', 'archivos adjuntos'),
    ].join(', '),
  atTop: (n) => `${notes(n)} en el nivel superior`,
  notesIn: notes,
  showMore: (n) => `Mostrar ${number(n)} más`,
  unlistedCategories: (n) => `y ${count(n, 'categoría', 'categorías')} más`,
  into: 'Importar en',
  topLevel: 'Nivel superior',
  import: 'Importar',
  imported: 'Importación terminada',
  losses: (n) =>
    n === 1 ? 'Hay 1 cosa que no se puede conservar' : `Hay ${number(n)} cosas que no se pueden conservar`,
  noLosses: 'Todo se puede conservar.',
  moreLosses: (n) => `y ${number(n)} más`,
  unlistedLosses: (n) =>
    n === 1 ? 'Hay 1 más que no aparece en la lista.' : `Hay ${number(n)} más que no aparecen en la lista.`,
  saveLosses: 'Guardar lista',
  lossesFile: 'no-conservado.txt',
  deadLinks: (n) =>
    n === 1
      ? '1 enlace apunta a una nota que no existe y se queda como texto'
      : `${number(n)} enlaces apuntan a notas que no existen y se quedan como texto`,
  deadLinksFile: 'enlaces-como-texto.txt',

  recent: 'Importaciones y exportaciones recientes',
  recentUnknown: 'No se pudieron cargar tus importaciones y exportaciones.',
  noneYet: 'Ninguna todavía.',
  jobNames: { import: 'Importación', export: 'Exportación' },
  jobOf: (job, name) => `${job}: ${name}`,
  states: {
    queued: 'En espera',
    running: 'En curso',
    ready: 'Lista para revisar',
    done: 'Terminada',
    failed: 'Fallida',
    cancelled: 'Cancelada',
  },
  files: (n) => count(n, 'archivo', 'archivos'),
  undone: 'Deshecha',
  undo: 'Deshacer importación',
  undoTitle: (name) => `¿Deshacer la importación de ${name}?`,
  undoText:
    'Todo lo que trajo irá a la papelera, incluido lo que hayas cambiado desde entonces. Tus propias notas en sus categorías se quedan donde están.',
  undoneNow: (entries) => (entries === 0 ? 'Ya no quedaba nada que deshacer' : 'Importación deshecha'),
  undoneKept: (kept) =>
    kept === 1
      ? 'Se conserva 1 categoría porque contiene notas tuyas.'
      : `Se conservan ${number(kept)} categorías porque contienen notas tuyas.`,
  putBack: 'Deshacer',
};
