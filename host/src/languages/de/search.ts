import { numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { texts } from '../../features/search/texts.ts';

const plural = pluralIn('de');
const number = numberFormat();

export const search: Translation<typeof texts> = {
  search: 'Suchen',
  close: 'Suche schließen',
  placeholder: 'Suchen …',
  hint: "Genau dieses Wort finden: ' davor setzen, z. B. 'notiz'",
  filtersHint: 'Filter: tag: in: has:task has:image has:file before: after: -wort',
  filters: 'Filter',
  excludedWord: (word) => `ohne: ${word}`,
  removeFilter: (filter) => `Filter ${filter} entfernen`,
  commandsHint: 'Tippe >, um Befehle zu sehen.',
  results: 'Ergebnisse',
  nothing: 'Nichts gefunden.',
  count: (titles, inText) =>
    plural(titles, { one: '1 Ergebnis', other: `${titles} Ergebnisse` }) +
    (inText > 0 ? `, ${inText} im Text` : ''),
  failed: 'Die Suche konnte nicht starten.',
  tryAgain: 'Erneut versuchen',

  inText: 'Im Text',
  similar: 'Ähnliche Titel',
  indexing: (notes) =>
    plural(notes, {
      one: 'Eine Notiz wird noch für die Suche vorbereitet. Sie könnte in den Treffern fehlen.',
      other: `${number(notes)} Notizen werden noch für die Suche vorbereitet. Einige Treffer könnten fehlen.`,
    }),
  textUnknown: 'Der Text deiner Notizen konnte nicht durchsucht werden. Titel werden weiterhin gefunden.',

  opened: 'Zuletzt geöffnet',
  history: 'Letzte Suchen',
  historyEmpty: 'Noch keine Suchen. Tippe ein Wort aus einem Titel oder einer Adresse.',
  historyUnknown: 'Deine letzten Suchen konnten nicht geladen werden.',
  forget: (name) => `${name} aus den letzten Suchen entfernen`,
  clear: 'Suchverlauf löschen',
  clearQuestion: 'Alle letzten Suchen löschen?',
  clearYes: 'Löschen',
  clearNo: 'Behalten',

  commandFailed: (label) => `„${label}“ hat nicht geklappt`,
  commands: 'Befehle',
  noCommand: 'Kein Befehl heißt so.',
};
