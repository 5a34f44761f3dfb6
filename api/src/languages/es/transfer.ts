import { numberFormat, pluralIn } from '@my-note/contract/language';
import type { ApiCatalogue } from '../catalogue.ts';

const number = numberFormat();
const plural = pluralIn('es');

export const transfer = {
  'api/export': {
    tooMany: (max) => `Ya hay ${max} exportaciones en curso. Espera a que termine una, o cancélala`,
    oneNoteAsHtml:
      'Una sola nota se exporta con format=html y sin categoría. Su Markdown es el que da GET …/by-slug',
    stalled: 'La descarga se atascó y se detuvo. Iníciala de nuevo',
  },
  'api/jobs': {
    interrupted: 'El servidor se detuvo antes de que esto terminara. Inícialo de nuevo',
    jobGone: 'Esta exportación o importación no existe',
    importRunning: 'Ya hay una importación en curso. Espera a que termine, o cancélala',
    notWaiting: 'Esta importación no espera confirmación. Comprueba su estado, o importa de nuevo el archivo',
    contentGone: 'El contenido de esta importación ya no está. Importa de nuevo el archivo',
    nestedTooDeeply: (category) =>
      `Algunas direcciones de esta importación serían demasiado largas dentro de «${category}». Elige una categoría menos anidada`,
    notDone: 'Solo se puede deshacer una importación terminada. Cancela esta',
    notUndoable:
      'Esta importación se hizo antes de que My Note pudiera deshacerlas. Mueve tú sus notas a la papelera',
    import: {
      failed: 'Tu importación ha fallado',
      toReview: 'Tu importación está lista para revisar',
      ready: 'Tu importación está lista',
    },
    export: {
      failed: 'Tu exportación ha fallado',
      toReview: 'Tu exportación está lista para revisar',
      ready: 'Tu exportación está lista',
    },
    wentWrong: 'Algo ha fallado. Inténtalo de nuevo',
    confirm: 'Confírmala en el plazo de un día',
    files: (count) => plural(count, { one: `${count} archivo`, other: `${count} archivos` }),
  },
  'api/import': {
    tooLarge: (megabytes) =>
      `Un archivo comprimido puede ocupar ${megabytes} MB como máximo. Divídelo e importa las partes`,
    notZip: 'Este no es un archivo zip completo. Créalo de nuevo e inténtalo otra vez',
    damaged: (file) =>
      `«${file}» está dañado en este archivo comprimido. Créalo de nuevo e inténtalo otra vez`,
    encrypted: 'Este archivo comprimido está cifrado. Crea uno sin contraseña',
    compression: (file) => `«${file}» usa una compresión no admitida. Crea el archivo con la habitual`,
    outside: (file) => `«${file}» apunta fuera de su archivo comprimido. Quítalo, o crea el archivo de nuevo`,
    tooManyFiles: (count) =>
      `Este archivo comprimido contiene más de ${number(count)} archivos. Divídelo e importa las partes`,
    tooManyItems: (count) =>
      `Este archivo comprimido contiene más de ${number(count)} carpetas y notas. Divídelo e importa las partes`,
    tooManyArchives: (count) =>
      `Este archivo comprimido contiene más de ${count} archivos comprimidos. Descomprímelo e impórtalos uno tras otro`,
    unpacksTooLarge: (megabytes) =>
      `Descomprimido, este archivo supera los ${megabytes} MB. Divídelo e importa las partes`,
    noteTooLong: (file) => `«${file}» es demasiado largo para una nota. Divídelo`,
    factsTooLong: (file) => `El bloque entre los dos primeros «---» de «${file}» supera los 16 KB. Acórtalo`,
    manifestTooLong: (file) =>
      `El archivo ${file} de este archivo comprimido supera los 2 MB. Quita nombres de su orden`,
    notText: (file) => `«${file}» no es texto en UTF-8. Guárdalo en esta codificación, o déjalo fuera`,
    nestedTooDeeply: (file) => `«${file}» está demasiado anidado. Usa nombres más cortos o menos carpetas`,
    pageNested: (file) => `La página «${file}» está demasiado anidada. Copia allí su texto en una nota nueva`,
    tooManyFolders: (file, max) =>
      `«${file}» está dentro de más de ${max} carpetas. Muévelo a menos carpetas`,
    noNotes:
      'No hay notas en este archivo comprimido. Puede contener Markdown, HTML, o lo que exportan Apple Notes, Bear, Docmost, Evernote, Google Keep, Joplin, Logseq, Memos, Notion, Obsidian, OneNote, Outline, Simplenote, Standard Notes o Trilium',
    newerProgram: 'Este archivo lo creó un My Note más reciente. Actualiza antes este',
    untitled: 'Sin título',
    notConfirmed:
      'Nadie confirmó esta importación en un día, así que se eliminó. Importa de nuevo el archivo',
    metaTooLong: (file) =>
      `El archivo ${file} de este archivo comprimido supera los 40 MB. Exporta las partes e impórtalas una a una`,
    metaTooDeep: (levels) =>
      `Las notas de este archivo comprimido están a más de ${levels} niveles de profundidad. Súbelas y expórtalas de nuevo`,
    metaUnreadable: (file) =>
      `El archivo ${file} de este archivo comprimido no se puede leer. Crea de nuevo la exportación e inténtalo otra vez`,
    declaresEntities: (file) =>
      `«${file}» declara entidades, algo que una exportación de Evernote nunca hace. Expórtalo de nuevo`,
    notEvernote: (file) => `«${file}» no es una exportación de Evernote. Exporta de nuevo la libreta`,
    notMemos: (file) => `«${file}» no es un registro completo de Memos`,
    noPage: (file) => `«${file}» no contiene ninguna página. Guárdala de nuevo como archivo web`,
    jsonTooLong: (file, megabytes) => `«${file}» supera los ${megabytes} MB. Exporta las notas por partes`,
    standardNotesEncrypted:
      'Esta copia de seguridad de Standard Notes está cifrada. En Standard Notes, abre Preferences, Backups, elige «Decrypted» e importa ese archivo',
  },
  'api/import-warnings': {
    endsInMiddle: 'Termina a la mitad, así que falta lo que venía después. Expórtalo de nuevo',
    reminder: 'No se conservó un recordatorio',
    fileMissing: 'Falta un archivo en la exportación',
    visibility: 'No se conservó quién podía verlo',
    reactions: 'No se conservaron las reacciones',
    comment: (on) => `Comentario sobre ${on}`,
    star: 'No se conservó su estrella',
    notInBackup: 'Un archivo no está en la copia de seguridad',
    partLeftOut: 'Se omitió una parte que no se puede mostrar aquí',
    asCode: 'Una nota de otro editor se muestra como código',
    noNoteShowsIt: 'Ninguna nota muestra este archivo',
    drawing: 'Un dibujo es ahora una imagen',
    lock: 'No se conservó su bloqueo',
    damagedFacts: 'Está dañado, así que faltan fechas, iconos y el orden de las páginas',
    keepTrash: 'Estaba en la papelera de Google Keep',
    color: 'No se conservó su color',
    pictureMissing: 'Falta una imagen en el archivo',
    blockMissing: 'Una referencia a un bloque que no existe',
    logseqSettings: 'Los ajustes de Logseq',
    inTrashOf: (program) => `Estaba en la papelera de ${program}`,
    partOfNote: 'Un enlace a una parte de una nota lleva a la nota entera',
    onlyObsidian: 'Solo Obsidian puede mostrarlo',
    mention: 'Una mención se convirtió en texto',
    columns: (count) => `Solo se conservaron las primeras ${count} columnas de la tabla`,
    rows: (count) => `Solo las primeras ${count} filas de la tabla caben en una nota`,
    label: 'No se conservó una etiqueta o relación',
    clone: 'Un clon: la nota en sí está en su primer lugar',
    pageOfExport: 'Una página de la exportación, no una nota',
    noText: 'No tiene texto',
    notMarkdown: 'No es Markdown. Exporta desde Trilium como Markdown',
    ofKind: (kind) => `Una nota del tipo «${kind}»`,
    hiddenFolder: 'Una carpeta oculta, que no contiene notas',
    hiddenFile: 'Un archivo oculto',
    obsidianSettings: 'Los ajustes de Obsidian',
    deletedThere: 'Lo que se eliminó allí',
    programs: 'Una carpeta de programas',
    symbolicLink: 'Un enlace simbólico, que no se sigue',
    sameName: 'Otro archivo con este nombre estaba antes en el archivo comprimido',
    besideParts: 'Está junto a las partes de una exportación, y solo se leen esas',
    otherPart: 'Otra parte contiene otro archivo con este nombre',
    renamed: 'Con nuevo nombre',
    titleShortened: 'Se acortó el título',
    tooComplex: 'Demasiado complejo para mostrarlo, así que será texto sin formato',
    encryptedText: 'Se omitió texto cifrado. Descífralo en Evernote y exporta de nuevo la nota',
    encryptedInEvernote: 'Cifrado en Evernote',
    textColors: 'No se conservaron los colores del texto',
    mergedCells: 'Se dividieron celdas combinadas de una tabla',
    tag: 'No se conservó una etiqueta',
    pictureKind: 'Se omitió una imagen de tipo desconocido',
    publicAddress: 'No se conservó su dirección pública',
    wasShared: 'Estaba compartido con otras personas',
    linkMissing: 'Un enlace lleva a algo que no está en la copia de seguridad',
    deadLink: 'Un enlace no lleva a ninguna parte',
  },
} satisfies Partial<ApiCatalogue>;
