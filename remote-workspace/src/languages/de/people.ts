import { numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { peopleTexts } from '../../people/texts.ts';

const plural = pluralIn('de');
const number = numberFormat();
const count = (n: number, one: string, other: string) =>
  plural(n, { one: `1 ${one}`, other: `${number(n)} ${other}` });

export const people: Translation<typeof peopleTexts> = {
  pageTitle: 'Personen',
  forbidden: 'Nur der Betreiber kann diese Seite öffnen',
  forbiddenText: 'Hier stehen alle Konten. Frag deinen Admin, wenn etwas geändert werden soll.',

  accounts: 'Konten',
  accountsHint: 'Nur Zahlen: Notizen anderer werden hier nicht angezeigt.',
  search: 'Nach Name oder E-Mail suchen',
  loading: 'Konten werden geladen',
  loadingMore: 'Weitere Konten werden geladen',
  unknown: 'Die Konten konnten nicht geladen werden',
  noMatch: 'Kein Konto passt. Versuche es mit weniger Wörtern.',
  total: (n) => count(n, 'Konto', 'Konten'),

  operator: 'Betreiber',
  disabled: 'Gesperrt',
  you: 'Du',
  activeWhen: (when) => `Zuletzt aktiv ${when}`,
  neverActive: 'Nie aktiv',
  notes: (n) => count(n, 'Notiz', 'Notizen'),
  sessions: (n) => count(n, 'Sitzung', 'Sitzungen'),
  deletedWhen: (when) => `Wird ${when} gelöscht`,

  backups: 'Backups',
  backupsHint: 'Verschlüsselte Kopien von allem, die der Server anlegt.',
  loadingBackups: 'Backups werden geladen',
  backupsUnknown: 'Die Backups konnten nicht geladen werden',
  noBackups:
    'Es werden keine automatischen Backups angelegt. Setze BACKUP_EVERY und BACKUP_TO auf dem Server.',
  backupsFailSince: (when, reason) => `Backups schlagen fehl. Erster Fehler: ${when}. ${reason}`,
  lastBackup: 'Letztes gutes Backup',
  backupMade: (when, size, rows, files) =>
    `${when}: ${size}, ${count(rows, 'Zeile', 'Zeilen')}, ${count(files, 'Anhang', 'Anhänge')}`,
  neverBackedUp: 'Noch keines',
  backupPlace: 'Speicherort',
  nextBackup: 'Nächstes Backup',
  nextBackupWhen: (when, n) =>
    `${when}. ${plural(n, { one: 'Ein Backup wird', other: `${number(n)} Backups werden` })} aufgehoben`,

  actionsOf: (name) => `Aktionen für ${name}`,
  passwordLink: 'Passwortlink erstellen',
  disable: 'Konto sperren',
  enable: 'Konto entsperren',
  makeOperator: 'Zum Betreiber machen',
  unmakeOperator: 'Betreiberrolle entziehen',
  deleteAccount: 'Konto löschen',
  keepAccount: 'Konto behalten',

  disableTitle: (name) => `Das Konto von ${name} sperren?`,
  disableText:
    'Die Person wird auf allen Geräten abgemeldet, ihre Zugriffstoken gelten nicht mehr und ihre Freigabelinks sind zu. Nichts wird gelöscht, und du kannst das Konto wieder entsperren.',
  deleteTitle: (name) => `Das Konto von ${name} löschen?`,
  deleteText:
    'Die Person wird jetzt abgemeldet. In 7 Tagen werden alle ihre Notizen und Dateien endgültig gelöscht. Bis dahin kannst du das Konto behalten, und auch eine Anmeldung behält es.',
  operatorTitle: (name) => `${name} zum Betreiber machen?`,
  operatorText: 'Betreiber sehen diese Seite: Sie können Konten sperren und löschen und Personen einladen.',
  unmakeTitle: (name) => `${name} die Betreiberrolle entziehen?`,
  unmakeText: 'Konto und Notizen bleiben. Nur diese Seite lässt sich dann nicht mehr öffnen.',

  linkTitle: (name) => `Passwortlink für ${name}`,
  linkText:
    'Schick ihn der Person auf einem Weg, dem du vertraust. Er gilt einmal und wird nur jetzt angezeigt.',
  linkLabel: 'Passwortlink',
  done: 'Fertig',

  invitations: 'Einladungen',
  invitationsHint:
    'Mit jedem Link lässt sich innerhalb einer Woche genau ein Konto erstellen, auch wenn die Registrierung geschlossen ist.',
  invite: 'Jemanden einladen',
  inviteFor: 'Für wen ist sie?',
  inviteForHint: 'Eine Gedächtnisstütze für dich, zum Beispiel ein Name.',
  createInvitation: 'Einladung erstellen',
  cancel: 'Abbrechen',
  invitationFor: (label) => `Einladung für ${label}`,
  invitationText: 'Schick diesen Link an die Person. Er gilt einmal und wird nur jetzt angezeigt.',
  invitationLabel: 'Einladungslink',
  noInvitations: 'Noch keine Einladungen. Lade jemanden ein, ein Konto zu erstellen.',
  invitationsUnknown: 'Die Einladungen konnten nicht geladen werden',
  loadingInvitations: 'Einladungen werden geladen',
  unnamed: 'Einladung',
  expiresWhen: (when) => `Läuft ${when} ab`,
  expiredWhen: (when) => `Abgelaufen ${when}`,
  usedWhen: (when) => `Benutzt ${when}`,
  revoke: 'Widerrufen',

  activity: 'Aktivität aller Konten',
  activityHint: 'Anmeldungen und andere Sicherheitsereignisse aller Konten der letzten 90 Tage.',
  loadingActivity: 'Aktivität wird geladen',
  loadingMoreActivity: 'Weitere Aktivität wird geladen',
  activityUnknown: 'Die Aktivität konnte nicht geladen werden',
};
