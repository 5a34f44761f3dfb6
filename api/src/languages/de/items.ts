import { numberFormat, pluralIn } from '@my-note/contract/language';
import type { ApiCatalogue } from '../catalogue.ts';

const number = numberFormat();
const plural = pluralIn('de');

export const items = {
  'api/items': {
    noteNotFound: 'Diese Notiz gibt es nicht, oder sie liegt im Papierkorb',
    itemNotFound: 'Diese Notiz gibt es nicht',
    categoryNotFound: 'Diese Kategorie gibt es nicht, oder sie liegt im Papierkorb',
    insideItself: 'Eine Kategorie kann nicht in sich selbst verschoben werden',
    nestedTooDeeply: 'Diese Kategorien sind zu tief verschachtelt. Nimm kürzere Titel oder weniger Ebenen',
    versionConflict: 'Diese Notiz wurde woanders geändert',
    wouldEmpty: 'Damit wäre die Notiz leer. Bestätige, dass du einen leeren Text speichern willst',
    locked: 'Diese Notiz ist gesperrt. Entsperre sie, um sie zu ändern.',
    isCategory: 'Das ist eine Kategorie. Lege sie erst in den Papierkorb, oder lösche sie als Kategorie',
  },
  'api/versions': { gone: 'Diese Version gibt es nicht mehr' },
  'api/categories': {
    orderChanged: 'Diese Reihenfolge wurde woanders geändert',
    orderOnce: 'order: Jeder Eintrag darf nur einmal vorkommen, und sonst nichts',
    orderNeighbour: 'before, after: Nenne einen anderen Eintrag derselben Kategorie',
  },
  'api/capture': {
    journal: 'Journal',
    noteTooLong: (characters) =>
      `Eine Notiz darf höchstens ${number(characters)} Zeichen haben. Schreibe in eine andere`,
    keyUsed:
      'Dieser Idempotency-Key wurde schon für einen anderen Aufruf verwendet. Nimm für jede Notiz einen neuen',
    noCategory: (setting) => `${setting}: Diese Kategorie gibt es nicht. Wähle eine andere`,
    noNote: (setting) => `${setting}: Diese Notiz gibt es nicht. Wähle eine andere`,
  },
  'api/attachments': {
    fileGone: 'Diese Datei gibt es nicht, oder sie wurde entfernt',
    tooLarge: (megabytes) =>
      `Eine Datei darf höchstens ${megabytes} MB groß sein. Verkleinere sie und versuche es noch einmal`,
    empty: 'Diese Datei ist leer',
    badRange: 'Dieser Bereich liegt außerhalb der Datei',
    quotaFull: (megabytes) =>
      `Deine Notizen und Dateien dürfen hier ${megabytes} MB belegen, und das passt nicht mehr hinein. Lösche Dateien oder Notizen, die du nicht mehr brauchst, leere den Papierkorb, oder bitte deinen Admin um mehr Platz`,
  },
  'api/tags': {
    lockedAdvice: 'Die Notiz ist gesperrt. Entsperre sie und benenne den Tag noch einmal um',
    tooManyNotes: (count) =>
      `Mehr als ${number(count)} Notizen haben diesen Tag. Benenne zuerst die Tags darunter um`,
    tooLong: 'Die Notiz würde zu lang. Kürze sie und benenne den Tag noch einmal um',
    inTrash: 'Die Notiz liegt im Papierkorb',
    changedSince: 'Die Notiz wurde inzwischen geändert. Der frühere Text steht in ihrem Verlauf',
    locked: 'Die Notiz ist gesperrt',
  },
  'api/tasks': {
    noCalendar:
      'Unter dieser Adresse gibt es keinen Kalender. Erstelle auf der Seite der Aufgaben einen neuen',
    changed:
      'Diese Aufgabe wurde inzwischen geändert oder entfernt. Lade die Aufgaben neu, oder öffne die Notiz',
    aTask: 'Eine Aufgabe',
    dueTitle: (count) =>
      count === 1 ? 'Heute ist eine Aufgabe fällig' : `Heute sind ${count} Aufgaben fällig`,
    dueText: (task, others) => (others === 0 ? task : `${task} und ${others} weitere`),
  },
  'api/search-history': { gone: 'Diese Suche steht nicht mehr im Verlauf' },
  'api/saved-searches': {
    gone: 'Diese gespeicherte Suche gibt es nicht mehr',
    tooMany: (count) =>
      `Höchstens ${count} Suchen können gespeichert werden. Entferne eine, die du nicht mehr brauchst`,
  },
  'api/shares': {
    expiredTitle: 'Ein Freigabelink ist abgelaufen',
    notShared: 'Diese Notiz ist nicht mehr geteilt',
    needsPassword: 'Diese Freigabe braucht ein Passwort',
    wrongPassword: 'Dieses Passwort ist falsch',
    pageNotShared: 'Diese Seite ist nicht geteilt',
    openedTitle: 'Jemand hat deinen Freigabelink geöffnet',
    tooManyAttempts: 'Zu viele Versuche mit diesem Passwort',
    untitled: 'Ohne Titel',
    openedText: (title) => `„${title}“ wurde zum ersten Mal über den Link geöffnet`,
    expiredText: (title) =>
      `„${title}“ lässt sich nicht mehr über den Link öffnen. Teile es noch einmal, um einen neuen zu erstellen`,
    hiddenTitle: 'Geteilte Notiz',
    hiddenText: 'Diese Notiz ist mit einem Passwort geschützt.',
    sharedWith: 'Geteilt mit My Note.',
  },
  'api/pages': { emptyTask: 'Leere Aufgabe', changedWhen: (when) => `Geändert ${when}` },
  'api/site-export': {
    embedded: (title) => `Eingebettete Notiz: ${title}`,
    untitled: 'Ohne Titel',
    tableOfContents: 'Inhaltsverzeichnis',
    contents: 'Inhalt',
    lastChange: (date) => `Zuletzt geändert: ${date}`,
    breadcrumbs: 'Pfad',
    search: 'Suchen',
    notes: 'Notizen',
    contentsOf: (title) => `Inhalt von ${title}`,
    indexMissing: 'Der Index der Suche fehlt',
    nothingFound: 'Nichts gefunden',
    pages: (shown, count) => `${shown} ${plural(count, { one: 'Seite', other: 'Seiten' })}`,
  },
} satisfies Partial<ApiCatalogue>;
