import { pluralIn, type Translation } from '@my-note/contract/language';
import type { searchTexts } from '../../searches/texts.ts';

const plural = pluralIn('de');

export const searches: Translation<typeof searchTexts> = {
  pageTitle: 'Gespeicherte Suchen',
  resultsTitle: 'Suche',
  intro: 'Suchen, die du unter einem Namen behältst. Du findest sie auch in der Seitenleiste und mit Ctrl+K.',
  loading: 'Gespeicherte Suchen werden geladen',
  failed: 'Deine gespeicherten Suchen konnten nicht geladen werden',
  empty: 'Noch keine gespeicherten Suchen',
  emptyHint: 'Tippe oben eine Suche wie in:Arbeit has:task ein, sieh dir die Treffer an und speichere sie.',
  query: 'Suche',
  queryHint:
    'Wörter, "Wortgruppen", -wort, tag: in: has:task has:image has:file before:2026-12-01 after:2026-12-01',
  find: 'Suchen',
  searching: 'Suche läuft',
  nothing: 'Nichts gefunden',
  nothingHint: 'Lass einen Filter weg oder schreib ein Wort anders.',
  hits: (count) =>
    count < 30 ? plural(count, { one: '1 Notiz', other: `${count} Notizen` }) : 'Die ersten 30 Notizen',
  all: 'Alle gespeicherten Suchen',
  untitled: 'Ohne Titel',
  save: 'Suche speichern',
  name: 'Name',
  saved: (name) => `„${name}“ gespeichert`,
  rename: 'Umbenennen',
  renameTitle: (name) => `„${name}“ umbenennen`,
  remove: 'Entfernen',
  removed: (name) => `„${name}“ entfernt`,
  undo: 'Rückgängig',
};
