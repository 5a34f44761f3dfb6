import type { Translation } from '@my-note/contract/language';
import type { embedTexts } from '../../markdown/embeds/texts.ts';

export const embeds: Translation<typeof embedTexts> = {
  untitled: 'Sin título',
  unknown: 'Nota',
  region: (title) => `Nota incrustada: ${title}`,
  regionOfPart: (title, part) => `Parte de la nota ${title}: ${part}`,
  loading: 'Cargando la nota…',
  gone: 'Esta nota está en la papelera o se eliminó.',
  hidden: 'Esta nota no está compartida contigo.',
  category: 'Las categorías no se muestran dentro de una nota. Ábrela para ver lo que contiene.',
  failed: 'No se pudo cargar esta nota. Revisa tu conexión y vuelve a intentarlo.',
  tryAgain: 'Reintentar',
  empty: 'Esta nota está vacía.',
  partGone: 'Esta parte ya no está en la nota. Abre la nota para ver el resto.',
  cycle: 'Esta nota ya se muestra un nivel más arriba. Ábrela para leerla por separado.',
  deep: 'Las notas se muestran dentro de otras hasta tres niveles. Abre esta para leerla.',
  over: 'Aquí ya se muestran tantas notas que esta es solo un enlace.',
};
