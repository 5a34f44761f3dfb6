import { pluralIn } from '@my-note/contract/language';
import type { RemoteNotesCatalogue } from '../catalogue.ts';
import { blocks } from './blocks.ts';
import { editor } from './editor.ts';
import { history } from './history.ts';
import { list } from './list.ts';
import { notes } from './notes.ts';
import { tables } from './tables.ts';

const plural = pluralIn('es');

export const catalogue: RemoteNotesCatalogue = {
  notes,
  'notes/blocks': blocks,
  'notes/dialog': {
    save: 'Guardar',
    move: {
      title: (title) => `Mover “${title}”`,
      text: 'Los enlaces a este elemento seguirán funcionando.',
      titleMany: (count) => plural(count, { one: 'Mover 1 elemento', other: `Mover ${count} elementos` }),
      textMany: 'Los enlaces a estos elementos seguirán funcionando.',
      target: 'Mover a',
      topLevel: 'Sin categoría superior',
      shared: (title) => `“${title}” está compartida: quien tenga su enlace también podrá leer esto.`,
    },
    renamed: (title) => `Ahora se llama “${title}”`,
    renameCategory: {
      title: 'Cambiar nombre de la categoría',
      text: 'Todo lo que contiene sigue disponible con sus enlaces anteriores.',
    },
    addCategory: {
      title: 'Nueva categoría',
      description: 'Elige un nombre único para la nueva categoría.',
      parent: 'Categoría superior',
      noParent: 'Sin categoría superior',
      name: 'Título',
    },
    select: { placeholder: 'Elige una opción…', search: 'Buscar…', nothing: 'No se encontró nada.' },
    openingNote: 'Abriendo una nota nueva',
  },
  'notes/editor': editor,
  'notes/fences': {
    edit: 'Editar',
    editorFailed: 'El editor dejó de funcionar. Tu texto no ha cambiado.',
    close: 'Cerrar',
    discard: {
      title: '¿Descartar tus cambios?',
      text: 'Lo que has cambiado aquí no se ha guardado.',
      confirm: 'Descartar',
    },
  },
  'notes/find': {
    label: 'Coincidencias en esta nota',
    count: (count, words, more) =>
      `${more ? `${count} o más coincidencias` : plural(count, { one: '1 coincidencia', other: `${count} coincidencias` })} de “${words}”`,
    place: (place) => `, en la ${place}`,
    previous: 'Coincidencia anterior',
    next: 'Coincidencia siguiente',
    close: 'Ocultar coincidencias',
  },
  'notes/formulas': {
    formula: 'Fórmula',
    source: 'Código de la fórmula',
    remove: 'Quitar fórmula',
    signs: 'Una fórmula va entre signos $, o entre signos $$ en líneas propias.',
    offline: 'No se pudo cargar lo que dibuja las fórmulas. El código se conserva.',
  },
  'notes/history': history,
  'notes/late': {
    titleTooLong: (most, length) =>
      `Un título puede tener ${most} caracteres como máximo. Este tiene ${length}; acórtalo para guardarlo.`,
    home: 'Ir a Inicio',
    trash: 'Abrir la papelera',
    notFound: {
      title: 'Aquí no hay ninguna nota',
      text: 'Puede que el enlace sea incorrecto o que la nota esté en la papelera.',
    },
    gone: {
      title: 'Esta nota está en la papelera o se eliminó',
      text: 'Tu texto no está guardado. Restaura la nota desde la papelera y vuelve a intentarlo, o conserva el texto en una nota nueva.',
      keep: 'Conservar en una nota nueva',
    },
    contents: 'Índice',
    link: {
      copied: 'Enlace copiado',
      notCopied: 'No se pudo copiar el enlace. Tu navegador no lo permite.',
    },
    backlinks: {
      title: 'Enlazada desde',
      failed: 'No se pudieron cargar las notas que enlazan aquí',
    },
  },
  'notes/list': list,
  'notes/properties': {
    properties: 'Propiedades',
    name: 'Nombre de la propiedad',
    value: (name) => `Valor de ${name}`,
    items: 'Uno, dos, tres',
    add: 'Añadir propiedad',
    remove: (name) => `Quitar ${name}`,
    newName: (number) => (number === 1 ? 'nombre' : `nombre ${number}`),
    nested: 'Se puede cambiar en el código Markdown',
  },
  'notes/resize': {
    altText: 'Texto alternativo',
    width: 'Ancho de la imagen',
    widthHint: 'Arrastra para cambiar el tamaño. Haz doble clic para volver al original.',
    pixels: (width) => plural(width, { one: '1 píxel', other: `${width} píxeles` }),
  },
  'notes/side-note': {
    open: 'Abrir nota',
    failed: 'No se pudo cargar la nota',
    editorFailed: 'No se pudo cargar el editor',
    editorFailedText: 'Tu nota no ha cambiado. Revisa tu conexión y vuelve a intentarlo.',
    gone: 'Restáurala desde la papelera para seguir escribiendo.',
  },
  'notes/suggest': {
    embed: 'Nota incrustada',
    details: 'Sección desplegable',
    detailsSummary: 'Detalles',
    formula: 'Fórmula',
    inlineFormula: 'Fórmula en la línea',
    properties: 'Propiedades',
    tags: 'Etiquetas',
    synonyms: {
      text: 'párrafo parrafo normal paragraph plain body',
      heading1: 'h1 encabezado titulo title large',
      heading2: 'h2 encabezado subtítulo subtitulo sección seccion subtitle section',
      heading3: 'h3 encabezado subtítulo subtitulo subheading',
      quote: 'cita blockquote citation',
      bullets: 'ul viñetas vinetas puntos unordered points',
      numbers: 'ol ordenada números numeros ordered numbers',
      tasks: 'pendientes casillas todo to-do checkbox checklist',
      code: 'codigo fuente programa codeblock snippet pre source program',
      callout:
        'aviso nota información informacion consejo advertencia admonition info tip warning hint box notice',
      rule: 'línea linea horizontal divisor hr rule line separator',
      image: 'foto captura subir picture photo upload img screenshot',
      file: 'adjunto adjuntar documento subir pdf audio video sonido attachment attach upload document sound film',
      note: 'página pagina referencia mención mencion page reference wiki mention',
      embed: 'incrustar incluir insertar embed transclude include show inside',
      table: 'cuadrícula cuadricula filas columnas hoja grid rows columns spreadsheet',
      formula: 'matemáticas matematicas ecuación ecuacion math equation tex latex katex display block',
      inlineFormula: 'matemáticas matematicas ecuación ecuacion math equation tex latex katex inline',
      details:
        'plegable contraer acordeón acordeon resumen collapsible toggle fold spoiler accordion summary',
      properties: 'metadatos campos front matter frontmatter metadata yaml fields',
    },
  },
  'notes/tables': tables,
  'notes/templates': {
    group: 'Plantillas',
    template: (title) => `Plantilla: ${title}`,
    synonyms: (title) => `plantilla formulario template form ${title}`,
  },
  'notes/uploads': {
    running: (name) => `Añadiendo ${name}…`,
    progress: (name) => `Subida de ${name}`,
    cancel: 'Cancelar',
    cancelNamed: (name) => `Cancelar la subida de ${name}`,
    retry: 'Reintentar',
    retryNamed: (name) => `Volver a intentar añadir ${name}`,
    remove: 'Quitar',
    removeNamed: (name) => `No añadir ${name}`,
    failed: (name) => `No se pudo añadir ${name}`,
    failedBecause: (name, reason) => `No se pudo añadir ${name}. ${reason}`,
    left: 'Saliste de la nota antes de que se subiera el archivo. Abre la nota y vuelve a añadirlo.',
    unreadable: 'Es una carpeta o no se puede leer. Si es una carpeta, comprímela antes en un archivo zip.',
  },
};
