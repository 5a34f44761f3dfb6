import { numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { settingsTexts } from '../../features/settings/texts.ts';

const plural = pluralIn('de');
const number = numberFormat();

export const settings: Translation<typeof settingsTexts> = {
  title: 'Einstellungen',
  youtube: 'Youtube Reader',
  youtubeHint: 'Zeigt den Youtube Reader im Menü an.',
  prefix: 'Nur Notizen mit Präfix anzeigen',
  prefixHint: 'Notizen, deren Adresse anders beginnt, werden ausgeblendet, nicht gelöscht.',
  prefixPlaceholder: 'Präfix',
  language: 'Sprache',
  languageOfBrowser: (name) => `Wie im Browser (${name})`,
  theme: 'Design',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  textSize: 'Textgröße',
  textSizes: { S: 'Klein', M: 'Mittel', L: 'Groß' },
  noteFont: 'Schrift der Notizen',
  noteFonts: { serif: 'Mit Serifen', sans: 'Ohne Serifen', mono: 'Feste Breite' },
  toolbar: 'Formatierungsleiste immer anzeigen',
  toolbarHint: 'Sonst erscheinen Werkzeuge, wenn du Text markierst oder / tippst.',
  editButton: 'Nur über „Bearbeiten“ mit dem Schreiben beginnen',
  editButtonHint: 'Ein Klick in den Text einer Notiz wählt dann nur aus.',
  singleKeys: 'Kürzel mit einer Taste',
  singleKeysHint: 'Zum Beispiel ? für die Liste der Tastaturkürzel. Kürzel mit Ctrl oder Cmd gehen immer.',
  onThisDevice: 'Diese Einstellungen gelten in diesem Browser.',

  appearance: 'Aussehen',
  appearanceHint: 'Das siehst nur du, auf all deinen Geräten.',
  accent: 'Akzentfarbe',
  accents: {
    teal: 'Türkis',
    blue: 'Blau',
    violet: 'Violett',
    pink: 'Rosa',
    red: 'Rot',
    orange: 'Orange',
    green: 'Grün',
    graphite: 'Graphit',
  },
  siteAccent: 'Standard',
  otherAccent: 'Andere Farbe',
  darker: 'Im hellen Design etwas dunkler, damit Text lesbar bleibt.',
  lighter: 'Im dunklen Design etwas heller, damit Text lesbar bleibt.',
  undoAccent: 'Rückgängig',
  css: 'Eigenes CSS',
  cssHint:
    'Ändert das Aussehen deiner Seiten, nur für dich. Adressen anderer Websites laden nichts. Wenn du die Einstellungen nicht mehr findest, hänge ?safe an die Adresse einer Seite.',
  cssSafe: 'Dein CSS ist auf dieser Seite ausgeschaltet, weil ?safe in ihrer Adresse stand.',
  cssFailed: 'Dein CSS konnte nicht geladen werden.',
  cssPlaceholder: 'main h2 { font-weight: 400; }',
  cssProblem: (line, message) => `Zeile ${line}: ${message}`,
  cssMore: (count) =>
    plural(count, { one: 'Und ein weiteres Problem.', other: `Und ${number(count)} weitere Probleme.` }),
  cssBroken: 'Nicht gespeichert. Dein Text steht noch im Feld.',
  cssUnclosed: (bracket) => `${bracket} wird nie geschlossen`,
  cssUnopened: (bracket) => `${bracket} schließt nichts`,
  cssString: 'Ein Anführungszeichen wird nie geschlossen',
  cssComment: 'Ein Kommentar wird nie mit */ geschlossen',
  cssImport: '@import geht hier nicht. Füge die Regeln selbst ein',
  cssTooLong: (length, most) =>
    `${number(length)} Zeichen sind zu viele. Höchstens ${number(most)} passen hinein`,
  saveCss: 'CSS speichern',
  cssSaved: 'CSS gespeichert',

  notifications: 'Benachrichtigungen',
  notificationsHint:
    'Worüber möchtest du benachrichtigt werden? Nachrichten von deinem Admin siehst du immer.',
  kinds: {
    'share-viewed': 'Jemand öffnet einen deiner Links zum ersten Mal',
    'share-expired': 'Einer deiner Links läuft ab',
    'request-status': 'Eine deiner Anfragen wird beantwortet',
    videos: 'Neue Videos',
    files: 'Importe und Exporte sind fertig',
  },

  pictures: 'Bilder von anderen Websites',
  picturesHint: 'Bilder von diesen Websites laden ohne Klick.',
  removeSite: 'Entfernen',
  removeSiteNamed: (site) => `Bilder von ${site} nicht mehr immer anzeigen`,

  pictureData: 'Kameradaten in Bildern behalten',
  pictureDataHint:
    'Ort, Zeit und Gerät werden aus einem Foto entfernt, wenn du es hinzufügst, weil andere sie über Freigaben sehen könnten. Hiermit bleiben sie in Bildern, die du ab jetzt hinzufügst.',

  tokens: 'Zugriffstoken',
  tokensHint:
    'Für Skripte und andere Programme. Wer ein Token hat, kann deine Notizen lesen. Behandle es also wie ein Passwort.',
  noTokens: 'Noch keine Zugriffstoken.',
  tokensUnknown: 'Deine Zugriffstoken konnten nicht geladen werden.',
  newToken: 'Neues Token',
  tokenName: 'Name',
  tokenNameHint: 'Wofür es ist, zum Beispiel „Backup-Skript“.',
  scope: 'Zugriff',
  scopes: { read: 'Lesen', write: 'Lesen und schreiben' },
  expires: 'Läuft ab',
  lifetimes: { 30: 'In 30 Tagen', 90: 'In 90 Tagen', 365: 'In einem Jahr', never: 'Nie' },
  createToken: 'Token erstellen',
  cancel: 'Abbrechen',
  tokenOnce: 'Kopiere das Token jetzt. Es wird nicht noch einmal angezeigt.',
  tokenValue: 'Das neue Token',
  done: 'Fertig',
  revoke: 'Widerrufen',
  revokeNamed: (name) => `${name} widerrufen`,
  revokeTitle: (name) => `„${name}“ widerrufen?`,
  revokeText: 'Programme, die es verwenden, haben sofort keinen Zugriff mehr.',
  never: 'Läuft nie ab',
  expiresWhen: (when) => `Läuft ${when} ab`,
  expiredWhen: (when) => `Abgelaufen ${when}`,
  unused: 'Nie verwendet',
  usedWhen: (when) => `Verwendet ${when}`,

  apiDocs: 'API-Dokumentation',

  about: 'Über My Note',

  account: 'Konto',
  accountHint: 'Name, Passwort, Geräte und was sich in deinem Konto getan hat.',
  openAccount: 'Konto öffnen',

  ownNotes: 'Deine Notizen',
  ownNotesHint: 'Exportiere deine Notizen oder importiere sie aus einem anderen Programm.',
  transfer: 'Import und Export',
};
