import { pluralIn, type Translation } from '@my-note/contract/language';
import type { texts } from '../../platform/texts.ts';

const plural = pluralIn('de');

export const shell: Translation<typeof texts> = {
  product: 'My Note',
  loading: 'Wird geladen',
  tryAgain: 'Erneut versuchen',
  reload: 'App neu laden',
  errorDetails: 'Details für deinen Admin',
  pageBroke: 'Diese Seite funktioniert gerade nicht',
  partMissing:
    'Dieser Bereich konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal',
  unreached: 'Diese Seite ist nicht erreichbar',

  menu: 'Menü',
  quickAccess: 'Schnellzugriff',
  newShort: 'Neu',
  hideSidebar: 'Seitenleiste ausblenden',
  showSidebar: 'Seitenleiste einblenden',
  close: 'Schließen',
  overview: 'Übersicht',
  search: 'Suchen',
  skip: 'Zum Inhalt springen',
  offline: 'Offline',
  offlineHint: 'Du bist offline. Was du schreibst, bleibt auf diesem Gerät, bis du wieder online bist.',

  userMenu: (initials) => `Benutzermenü ${initials}`,
  userMenuUnread: (initials, count) =>
    `Benutzermenü ${initials}, ${plural(count, { one: '1 ungelesene Benachrichtigung', other: `${count} ungelesene Benachrichtigungen` })}`,
  toDark: 'Dunkles Design',
  toLight: 'Helles Design',
  login: 'Anmelden',
  createAccount: 'Konto erstellen',

  settingsUnknown: 'Deine Einstellungen konnten nicht geladen werden',

  home: 'Start',
  recent: 'Zuletzt',
  noRecent: 'Hier erscheinen Notizen, die du öffnest',
  pinned: 'Angeheftet',
  noPinned: 'Noch nichts angeheftet',
  notes: 'Notizen',
  emptyCategory: 'Leer',
  noNotes: 'Noch keine Notizen',
  noNotesWithPrefix: 'Keine Notiz beginnt mit diesem Präfix',
  notesUnknown: 'Deine Notizen konnten nicht geladen werden',
  add: 'Hinzufügen',
  newNote: 'Neue Notiz',
  newCategory: 'Neue Kategorie',
  fromTemplate: 'Aus Vorlage',
};
