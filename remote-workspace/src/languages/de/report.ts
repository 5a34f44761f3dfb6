import { numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { reportTexts } from '../../report/texts.ts';

const plural = pluralIn('de');
const number = numberFormat();
const count = (n: number, one: string, other: string) =>
  plural(n, { one: `1 ${one}`, other: `${number(n)} ${other}` });

export const report: Translation<typeof reportTexts> = {
  title: (day) => `Statistik, ${day}`,
  loading: 'Wird geladen',
  failed: 'Die Statistik konnte nicht erstellt werden',
  empty: 'Noch nichts zu berichten',
  emptyHint: 'Schreib eine Notiz, dann siehst du hier Diagramme zu deinen Notizen.',
  print: 'Drucken',
  asTable: 'Als Tabelle',
  asPicture: 'Als Diagramm',
  asTableNamed: (title) => `Als Tabelle anzeigen: ${title}`,
  asPictureNamed: (title) => `Als Diagramm anzeigen: ${title}`,
  tableOf: (title) => `${title} als Tabelle`,
  untitled: 'Ohne Titel',

  counts: {
    note: (n) => count(n, 'Notiz', 'Notizen'),
    word: (n) => count(n, 'Wort', 'Wörter'),
    change: (n) => count(n, 'Änderung', 'Änderungen'),
    day: (n) => count(n, 'Tag', 'Tage'),
    file: (n) => count(n, 'Datei', 'Dateien'),
  },
  totals: {
    notes: 'Notizen',
    words: 'Wörter',
    categories: 'Kategorien',
    drafts: 'Entwürfe',
    pinned: 'Angeheftet',
    shared: 'Geteilt',
    trashed: 'Im Papierkorb',
  },

  activity: 'Schreibtage',
  activitySays: ({ days, month, daysOfMonth, peak, changes }) =>
    `${days} mit Änderungen im letzten Jahr. Die meisten im ${month}: ${daysOfMonth}. Am meisten los war am ${peak}: ${changes}.`,

  activityNone: 'Keine Änderungen im letzten Jahr.',
  dayCell: (day, changes) => `${day}: ${changes}`,
  less: 'Weniger',
  more: 'Mehr',
  day: 'Tag',
  created: 'Erstellt',
  changed: 'Geändert',

  growth: 'Wachstum',
  growthSays: (first, notes, words) =>
    `Seit der ersten Notiz am ${first} sind es ${notes} und ${words} geworden.`,
  growthLater: 'Das Diagramm beginnt am zweiten Tag.',
  notes: 'Notizen',
  words: 'Wörter',

  categories: 'Wörter je Kategorie',
  categoriesSays: (title, part) => `„${title}“ hat die meisten: ${part} aller Wörter.`,
  categoriesNone: 'Noch keine Wörter.',
  topLevel: 'Ohne Kategorie',
  rest: (n) => `${n} weitere`,
  category: 'Kategorie',
  facts: (words, notes) => `${words} · ${notes}`,

  largest: 'Längste Notizen',
  largestSays: (title, words) => `Am längsten ist „${title}“: ${words}.`,
  note: 'Notiz',
  characters: 'Zeichen',

  shares: 'Geteilte Notizen',
  sharesSays: (views) => `Insgesamt ${views} geöffnet.`,
  sharesNone: 'Noch keine Freigabelinks. Teile eine Notiz, dann siehst du hier, wie oft sie geöffnet wird.',
  times: (n, text) => (n === 1 ? 'einmal' : `${text}-mal`),
  views: 'Aufrufe',
  lastOpened: 'Zuletzt geöffnet',
  never: 'Nie',

  storage: 'Speicher',
  storageSays: (all, most, part) => `Insgesamt ${all}, davon ${part} ${most}.`,
  quota: (used, limit) =>
    `Deine Texte und Anhänge belegen ${used} von ${limit}, die du hier hast. Der Verlauf zählt nicht mit.`,
  storageNone: 'Noch nichts gespeichert.',
  storageParts: { texts: 'Texte', versions: 'Verlauf', attachments: 'Anhänge' },
  withFiles: (part, files) => `${part}, ${files}`,
  storageOf: { texts: 'Texte', versions: 'Verlauf', attachments: 'Anhänge' },
  storageKind: 'Art',
  size: 'Größe',
  part: 'Prozent',
};
