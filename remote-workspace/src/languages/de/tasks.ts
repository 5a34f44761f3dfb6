import { dateFormat, type Translation } from '@my-note/contract/language';
import type { tasksTexts } from '../../tasks/texts.ts';

const day = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

export const tasks: Translation<typeof tasksTexts> = {
  title: 'Aufgaben',
  groupBy: 'Gruppieren nach',
  groupings: { due: 'Fälligkeit', note: 'Notiz', tag: 'Tags' },
  groups: {
    overdue: 'Überfällig',
    today: 'Heute',
    week: 'Diese Woche',
    later: 'Später',
    none: 'Ohne Datum',
  },
  untagged: 'Ohne Tags',
  untitled: 'Ohne Titel',
  noText: 'Ohne Text',
  locked: 'Gesperrt',
  day: (date) => day(new Date(date)),
  failure: 'Deine Aufgaben konnten nicht geladen werden.',
  empty: 'Keine offenen Aufgaben',
  emptyHint: 'Eine Zeile wie „- [ ] Miete zahlen @2026-12-01“ in einer Notiz erscheint hier.',
  loading: 'Wird geladen',
  loadingMore: 'Weitere Aufgaben werden geladen',
  remindersTitle: 'Erinnerungen',
  reminders: 'Morgens an fällige Aufgaben erinnern',
  feedTitle: 'In deinem Kalender',
  feedHint:
    'Kalender können Aufgaben mit Datum über eine eigene Adresse anzeigen. Wer die Adresse hat, kann diese Aufgaben lesen und sonst nichts.',
  feedMadeWhen: (when) => `Die Adresse wurde ${when} erstellt`,
  feedReadWhen: (when) => `zuletzt abgerufen ${when}`,
  feedNever: 'noch nie abgerufen',
  makeFeed: 'Adresse erstellen',
  renewFeed: 'Neue Adresse erstellen',
  removeFeed: 'Adresse entfernen',
  feedRemoved: 'Die Adresse funktioniert nicht mehr',
  feedAddress: 'Adresse für Kalender',
  close: 'Schließen',
  feedOnce:
    'Füge sie in deinem Kalender als Abonnement hinzu. Sie wird nur einmal angezeigt. Eine frühere Adresse funktioniert nicht mehr.',
};
