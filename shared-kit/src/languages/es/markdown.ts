import { pluralIn, type Translation } from '@my-note/contract/language';
import type { markdownTexts } from '../../markdown/texts.ts';

const plural = pluralIn('es');

export const markdown: Translation<typeof markdownTexts> = {
  tableOfContents: 'Índice',
  copyCode: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'No se pudo copiar. Selecciona el texto y cópialo a mano.',
  copyHeading: (heading) => `Copiar enlace a “${heading}”`,
  copyHeadingFailed: 'No se pudo copiar. Ahora tienes la dirección en la barra de direcciones.',
  emptyTask: 'Tarea vacía',
  imageMissing: 'Imagen que no se pudo cargar',
  pictureFrom: (site) => `Imagen de ${site}`,
  pictureHint: (site) =>
    `Aún no se ha cargado. Llegará a través de este sitio para que ${site} no sepa quién lee esto.`,
  pictureLoading: (site) => `Cargando la imagen de ${site}…`,
  pictureFailed: (site) => `No se pudo cargar la imagen de ${site}`,
  showPicture: 'Mostrar',
  showPictureFrom: (site, alt) =>
    alt === '' ? `Mostrar la imagen de ${site}` : `Mostrar “${alt}” de ${site}`,
  alwaysShow: 'Mostrar siempre las de este sitio',
  alwaysShowFrom: (site) => `Mostrar siempre las imágenes de ${site}`,
  retryPicture: 'Reintentar',
  retryPictureFrom: (site, alt) =>
    alt === ''
      ? `Volver a intentar cargar la imagen de ${site}`
      : `Volver a intentar cargar “${alt}” de ${site}`,
  openPicture: 'Abrir en otra pestaña',
  openPictureAt: (site) => `Abrir la imagen de ${site} en otra pestaña`,
  picturesWaiting: (count) =>
    plural(count, {
      one: 'Hay una imagen de otro sitio sin cargar',
      other: `Hay ${count} imágenes de otros sitios sin cargar`,
    }),
  showAll: 'Mostrar todas',
  showAllPictures: 'Mostrar todas las imágenes de esta nota',
  sortBy: (column) => `Ordenar por ${column}`,
  formulaProblem: (reason) => `No se puede dibujar esta fórmula: ${reason}`,
  formulaTooLong: 'Es demasiado larga. Divídela en varias fórmulas.',
  formulaNotRead: 'Tiene demasiados niveles anidados.',
  fileFailed: 'No se pudo cargar el archivo. Revisa tu conexión y vuelve a intentarlo.',
  headingGone: 'Esa parte ya no está en la nota. Aquí la tienes desde el principio.',
  linkGone: 'Esta nota está en la papelera o se eliminó',
  goneLink: (words) => `${words} (esta nota está en la papelera o se eliminó)`,
};
