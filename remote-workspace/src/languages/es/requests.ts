import { pluralIn, type Translation } from '@my-note/contract/language';
import type { requestsTexts } from '../../requests/texts.ts';

const plural = pluralIn('es');

export const requests: Translation<typeof requestsTexts> = {
  intro: 'Lo que envíes le llegará a tu administrador. La respuesta aparece aquí y como notificación.',
  pageTitle: 'Problemas y propuestas',
  loading: 'Cargando',

  form: 'Nueva solicitud',
  type: '¿De qué se trata?',
  types: { issue: 'Algo va mal', feature: 'Falta algo' },
  title: 'Título',
  titleHints: {
    issue: 'Qué va mal, en pocas palabras.',
    feature: 'Qué te gustaría hacer, en pocas palabras.',
  },
  description: 'Descripción',
  descriptionHints: {
    issue: 'Qué hiciste, qué esperabas y qué ocurrió en su lugar. Puedes usar Markdown.',
    feature: 'Qué te permitiría hacer y cómo lo haces hoy. Puedes usar Markdown.',
  },
  write: 'Escribir',
  preview: 'Vista previa',
  previewEmpty: 'Aún no hay nada que previsualizar.',
  tooLong: (most, count) => `Usa ${most} caracteres como máximo. Este texto tiene ${count}.`,

  similar: (count) =>
    plural(count, {
      one: 'Ya enviaste una solicitud parecida:',
      other: `Ya enviaste ${count} solicitudes parecidas:`,
    }),

  screenshot: 'Captura de pantalla',
  screenshotHint: 'Una imagen de 10 MB como máximo. También puedes pegarla o soltarla aquí.',
  choosePicture: 'Elegir una imagen',
  removePicture: 'Quitar la imagen',
  uploading: (name) => `Subiendo ${name}…`,
  stillUploading: 'La imagen aún se está subiendo. Espera un momento y vuelve a enviar.',
  notUploaded: (name, reason) => `No se pudo subir ${name}. ${reason}`,
  notSent: 'No se pudo subir la imagen. Vuelve a intentarlo o quítala.',
  wrongKind: 'Elige una imagen PNG, JPEG, GIF, WebP o AVIF.',
  tooLarge: (megabytes) => `La imagen puede tener ${megabytes} MB como máximo.`,
  tryAgain: 'Reintentar',

  diagnostics: 'Incluir detalles técnicos',
  diagnosticsHint: 'Solo se envían estos detalles. Desmarca los que no quieras incluir.',
  facts: {
    version: 'My Note',
    remotes: 'Módulos',
    browser: 'Navegador',
    window: 'Ventana',
    theme: 'Tema',
    textSize: 'Tamaño del texto',
    language: 'Idioma',
    timeZone: 'Zona horaria',
    cameFrom: 'Página anterior',
    connection: 'Conexión',
    error: (nth) => `Error ${nth}`,
  },
  contract: (version) => `contrato ${version}`,
  windowSize: (width, height, pixels) => `${width} × ${height}, ${pixels}x`,
  systemTheme: (theme) => `${theme} (sistema)`,
  notePage: 'una nota o categoría',
  online: 'con conexión',
  offline: 'sin conexión',
  unreachable: 'sin respuesta',
  change: 'un cambio',

  send: 'Enviar solicitud',
  sent: 'Solicitud enviada. Gracias',
  sentHint: 'Es la primera de la lista de abajo.',
  draftKept: 'Lo que escribes se conserva en este navegador hasta que lo envíes.',

  own: 'Tus solicitudes',
  ownEmpty: 'Aún no hay solicitudes. Envía una con el formulario de arriba.',
  ownUnknown: 'No se pudieron cargar tus solicitudes',
  filter: 'Mostrar',
  all: 'Todas',
  more: 'Mostrar más',
  kinds: { issue: 'Problema', feature: 'Función' },
  statuses: {
    open: 'Abierta',
    planned: 'Planificada',
    done: 'Hecha',
    declined: 'Rechazada',
  },
  answer: 'Respuesta',
  sentFacts: 'Detalles técnicos enviados',
};
