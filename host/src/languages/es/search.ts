import { numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { texts } from '../../features/search/texts.ts';

const plural = pluralIn('es');
const number = numberFormat();

export const search: Translation<typeof texts> = {
  search: 'Buscar',
  close: 'Cerrar la búsqueda',
  placeholder: 'Buscar…',
  hint: "Para buscar una palabra exacta, escribe ' delante, así: 'nota'",
  filtersHint: 'Filtros: tag: in: has:task has:image has:file before: after: -palabra',
  filters: 'Filtros',
  excludedWord: (word) => `sin: ${word}`,
  removeFilter: (filter) => `Quitar el filtro ${filter}`,
  commandsHint: 'Escribe > para ver los comandos.',
  results: 'Resultados',
  nothing: 'No se encontró nada.',
  count: (titles, inText) =>
    `${plural(titles, { one: '1 resultado', other: `${titles} resultados` })}${inText > 0 ? `, ${inText} en el texto` : ''}`,
  failed: 'No se pudo iniciar la búsqueda.',
  tryAgain: 'Reintentar',

  inText: 'En el texto',
  similar: 'Títulos parecidos',
  indexing: (notes) =>
    `${plural(notes, {
      one: 'Aún se está preparando 1 nota',
      other: `Aún se están preparando ${number(notes)} notas`,
    })} para la búsqueda. Puede que falten algunos resultados.`,
  textUnknown: 'No se pudo buscar en el texto de tus notas. La búsqueda en los títulos sigue funcionando.',

  opened: 'Recientes',
  history: 'Búsquedas recientes',
  historyEmpty: 'No hay búsquedas recientes. Escribe una palabra de un título o de una dirección.',
  historyUnknown: 'No se pudieron cargar tus búsquedas recientes.',
  forget: (name) => `Quitar ${name} del historial`,
  clear: 'Borrar historial',
  clearQuestion: '¿Borrar todas las búsquedas recientes?',
  clearYes: 'Borrar',
  clearNo: 'Conservar',

  commandFailed: (label) => `No se pudo completar “${label}”`,
  commands: 'Comandos',
  noCommand: 'Ningún comando tiene este nombre.',
};
