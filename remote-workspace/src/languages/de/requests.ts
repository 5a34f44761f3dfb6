import { pluralIn, type Translation } from '@my-note/contract/language';
import type { requestsTexts } from '../../requests/texts.ts';

const plural = pluralIn('de');

export const requests: Translation<typeof requestsTexts> = {
  intro: 'Was du sendest, geht an deinen Admin. Die Antwort erscheint hier und als Benachrichtigung.',
  pageTitle: 'Fehler und Wünsche',
  loading: 'Wird geladen',

  form: 'Neue Anfrage',
  type: 'Worum geht es?',
  types: { issue: 'Etwas stimmt nicht', feature: 'Etwas fehlt' },
  title: 'Titel',
  titleHints: {
    issue: 'Was schiefgeht, in ein paar Wörtern.',
    feature: 'Was du gern tun würdest, in ein paar Wörtern.',
  },
  description: 'Beschreibung',
  descriptionHints: {
    issue: 'Was du getan hast, was du erwartet hast und was stattdessen passiert ist. Markdown geht.',
    feature: 'Wobei es dir helfen würde und wie du es heute machst. Markdown geht.',
  },
  write: 'Schreiben',
  preview: 'Vorschau',
  previewEmpty: 'Noch nichts für die Vorschau.',
  tooLong: (most, count) => `Höchstens ${most} Zeichen. Das hier sind ${count}.`,

  similar: (count) =>
    plural(count, {
      one: 'Du hast schon eine ähnliche Anfrage gesendet:',
      other: `Du hast schon ${count} ähnliche Anfragen gesendet:`,
    }),

  screenshot: 'Screenshot',
  screenshotHint: 'Ein Bild mit höchstens 10 MB. Du kannst es auch einfügen oder hierher ziehen.',
  choosePicture: 'Bild auswählen',
  removePicture: 'Bild entfernen',
  uploading: (name) => `${name} wird hochgeladen …`,
  stillUploading: 'Das Bild wird noch hochgeladen. Warte kurz und sende dann noch einmal.',
  notUploaded: (name, reason) => `${name} konnte nicht hochgeladen werden. ${reason}`,
  notSent: 'Das Bild konnte nicht hochgeladen werden. Versuche es noch einmal oder entferne es.',
  wrongKind: 'Wähle ein Bild in PNG, JPEG, GIF, WebP oder AVIF.',
  tooLarge: (megabytes) => `Das Bild darf höchstens ${megabytes} MB groß sein.`,
  tryAgain: 'Erneut versuchen',

  diagnostics: 'Technische Details mitsenden',
  diagnosticsHint: 'Nur diese Details werden gesendet. Wähle ab, was du weglassen möchtest.',
  facts: {
    version: 'My Note',
    remotes: 'Module',
    browser: 'Browser',
    window: 'Fenster',
    theme: 'Design',
    textSize: 'Textgröße',
    language: 'Sprache',
    timeZone: 'Zeitzone',
    cameFrom: 'Vorige Seite',
    connection: 'Verbindung',
    error: (nth) => `Fehler ${nth}`,
  },
  contract: (version) => `Vertrag ${version}`,
  windowSize: (width, height, pixels) => `${width} × ${height}, ${pixels}x`,
  systemTheme: (theme) => `${theme} (System)`,
  notePage: 'eine Notiz oder Kategorie',
  online: 'online',
  offline: 'offline',
  unreachable: 'keine Antwort',
  change: 'eine Änderung',

  send: 'Anfrage senden',
  sent: 'Anfrage gesendet. Danke!',
  sentHint: 'Du findest sie unten ganz oben in der Liste.',
  draftKept: 'Was du schreibst, bleibt in diesem Browser, bis du es sendest.',

  own: 'Deine Anfragen',
  ownEmpty: 'Noch keine Anfragen. Sende eine mit dem Formular oben.',
  ownUnknown: 'Deine Anfragen konnten nicht geladen werden',
  filter: 'Anzeigen',
  all: 'Alle',
  more: 'Mehr anzeigen',
  kinds: { issue: 'Fehler', feature: 'Wunsch' },
  statuses: { open: 'Offen', planned: 'Geplant', done: 'Erledigt', declined: 'Abgelehnt' },
  answer: 'Antwort',
  sentFacts: 'Mitgesendete technische Details',
};
