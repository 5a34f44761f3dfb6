import type { Translation } from '@my-note/contract/language';
import type { fileTexts } from '../../markdown/files/texts.ts';

export const files: Translation<typeof fileTexts> = {
  file: (name) => `Archivo ${name}`,
  kinds: { pdf: 'PDF', audio: 'Audio', video: 'Video', text: 'Texto', other: 'Archivo' },
  open: { pdf: 'Abrir', audio: 'Reproducir', video: 'Reproducir', text: 'Vista previa' },
  openNamed: (action, name) => `${action}: ${name}`,
  close: 'Cerrar',
  closeNamed: (name) => `Cerrar ${name}`,
  save: 'Descargar',
  saveNamed: (name) => `Descargar ${name}`,
  loading: (percent) => `Cargando… ${percent}\u00a0%`,
  cancel: 'Cancelar',
  retry: 'Reintentar',
  failed: 'No se pudo cargar este archivo. Revisa tu conexión y vuelve a intentarlo.',
  gone: 'Este archivo ya no existe o no tienes permiso para leerlo',
  unplayable: 'Este navegador no puede reproducir este archivo. Descárgalo y ábrelo con otro programa.',
  cut: (size) => `Solo se muestran los primeros ${size}. Descarga el archivo para leerlo entero.`,
  video: 'Video de YouTube',
  playVideo: (title) => `Reproducir ${title}`,
  playVideoHint:
    'Se reproduce desde youtube-nocookie.com. No se carga nada de allí hasta que pulses Reproducir.',
  play: 'Reproducir',
  onYoutube: 'Abrir en YouTube',
};
