import { pluralIn } from '@my-note/contract/language';
import type { RemoteNotesCatalogue } from '../catalogue.ts';
import { editor } from './editor.ts';
import { history } from './history.ts';
import { list } from './list.ts';
import { notes } from './notes.ts';
import { synonyms } from './synonyms.ts';
import { tables } from './tables.ts';

const plural = pluralIn('de');

export const catalogue: RemoteNotesCatalogue = {
  notes,
  'notes/blocks': {
    handle: 'Ziehen zum Verschieben, Klick für das Menü',
    menu: 'Block',
    turnInto: 'Umwandeln in',
    current: 'Aktuell',
    kinds: {
      text: 'Text',
      'heading-1': 'Überschrift 1',
      'heading-2': 'Überschrift 2',
      'heading-3': 'Überschrift 3',
      bullets: 'Aufzählung',
      numbers: 'Nummerierte Liste',
      task: 'Aufgabenliste',
      quote: 'Zitat',
      callout: 'Hinweis',
      code: 'Codeblock',
    },
    duplicate: 'Duplizieren',
    copyLink: 'Link zur Überschrift kopieren',
    moveUp: 'Nach oben',
    moveDown: 'Nach unten',
    delete: 'Löschen',
    linkCopied: 'Link kopiert',
    linkNotCopied: 'Der Link konnte nicht kopiert werden. Dein Browser erlaubt es nicht.',
  },
  'notes/dialog': {
    save: 'Speichern',
    move: {
      title: (title) => `„${title}“ verschieben`,
      text: 'Links darauf funktionieren weiter.',
      titleMany: (count) =>
        plural(count, { one: '1 Eintrag verschieben', other: `${count} Einträge verschieben` }),
      textMany: 'Links darauf funktionieren weiter.',
      target: 'Verschieben nach',
      topLevel: 'Keine übergeordnete Kategorie',
      shared: (title) => `„${title}“ ist geteilt: Wer den Link hat, kann dann auch das hier lesen.`,
    },
    renamed: (title) => `In „${title}“ umbenannt`,
    renameCategory: {
      title: 'Kategorie umbenennen',
      text: 'Alles darin bleibt unter den bisherigen Links erreichbar.',
    },
    addCategory: {
      title: 'Neue Kategorie',
      description: 'Gib der neuen Kategorie einen eindeutigen Namen.',
      parent: 'Übergeordnete Kategorie',
      noParent: 'Keine übergeordnete Kategorie',
      name: 'Titel',
    },
    select: { placeholder: 'Auswählen …', search: 'Suchen …', nothing: 'Nichts gefunden.' },
    openingNote: 'Neue Notiz wird geöffnet',
  },
  'notes/editor': editor,
  'notes/fences': {
    edit: 'Bearbeiten',
    editorFailed: 'Der Editor ist abgestürzt. Dein Text ist unverändert.',
    close: 'Schließen',
    discard: {
      title: 'Änderungen verwerfen?',
      text: 'Was du hier geändert hast, ist nicht gespeichert.',
      confirm: 'Verwerfen',
    },
  },
  'notes/find': {
    label: 'Treffer in dieser Notiz',
    count: (count, words, more) => `${count}${more ? ' oder mehr' : ''} Treffer für „${words}“`,
    place: (place) => `, Nr. ${place}`,
    previous: 'Voriger Treffer',
    next: 'Nächster Treffer',
    close: 'Treffer ausblenden',
  },
  'notes/formulas': {
    formula: 'Formel',
    source: 'Quelltext der Formel',
    remove: 'Formel entfernen',
    signs: 'Eine Formel steht zwischen $-Zeichen oder zwischen $$-Zeichen auf eigenen Zeilen.',
    offline: 'Die Darstellung von Formeln konnte nicht geladen werden. Der Quelltext bleibt erhalten.',
  },
  'notes/history': history,
  'notes/late': {
    titleTooLong: (most, length) =>
      `Ein Titel darf höchstens ${most} Zeichen haben. Dieser hat ${length}; kürze ihn, um ihn zu speichern.`,
    home: 'Zur Startseite',
    trash: 'Papierkorb öffnen',
    notFound: {
      title: 'Hier ist keine Notiz',
      text: 'Vielleicht stimmt der Link nicht oder die Notiz liegt im Papierkorb.',
    },
    gone: {
      title: 'Diese Notiz liegt im Papierkorb oder wurde gelöscht',
      text: 'Dein Text ist nicht gespeichert. Stelle die Notiz aus dem Papierkorb wieder her und versuche es noch einmal, oder behalte den Text in einer neuen Notiz.',
      keep: 'Als neue Notiz behalten',
    },
    contents: 'Inhalt',
    link: {
      copied: 'Link kopiert',
      notCopied: 'Der Link konnte nicht kopiert werden. Dein Browser erlaubt es nicht.',
    },
    backlinks: {
      title: 'Verlinkt von',
      failed: 'Die Notizen, die hierher verlinken, konnten nicht geladen werden',
    },
  },
  'notes/list': list,
  'notes/properties': {
    properties: 'Eigenschaften',
    name: 'Name der Eigenschaft',
    value: (name) => `Wert von ${name}`,
    items: 'Eins, zwei, drei',
    add: 'Eigenschaft hinzufügen',
    remove: (name) => `${name} entfernen`,
    nested: 'Lässt sich im Markdown-Quelltext ändern',
    newName: (number) => (number === 1 ? 'name' : `name ${number}`),
  },
  'notes/resize': {
    altText: 'Alternativtext',
    width: 'Breite des Bilds',
    widthHint: 'Ziehen ändert die Größe. Doppelklick stellt die Originalgröße wieder her.',
    pixels: (width) => `${width} Pixel`,
  },
  'notes/side-note': {
    open: 'Notiz öffnen',
    failed: 'Die Notiz konnte nicht geladen werden',
    editorFailed: 'Der Editor konnte nicht geladen werden',
    editorFailedText: 'Deine Notiz ist unverändert. Prüfe deine Verbindung und versuche es noch einmal.',
    gone: 'Stelle sie aus dem Papierkorb wieder her, um weiterzuschreiben.',
  },
  'notes/suggest': {
    embed: 'Eingebettete Notiz',
    details: 'Aufklappbarer Abschnitt',
    detailsSummary: 'Details',
    formula: 'Formel',
    inlineFormula: 'Formel im Text',
    tags: 'Tags',
    synonyms,
    properties: 'Eigenschaften',
  },
  'notes/tables': tables,
  'notes/templates': {
    group: 'Vorlagen',
    template: (title) => `Vorlage: ${title}`,
    synonyms: (title) => `vorlage template formular ${title}`,
  },
  'notes/uploads': {
    running: (name) => `${name} wird hinzugefügt …`,
    progress: (name) => `Upload von ${name}`,
    cancel: 'Abbrechen',
    cancelNamed: (name) => `Upload von ${name} abbrechen`,
    retry: 'Erneut versuchen',
    retryNamed: (name) => `${name} erneut hinzufügen`,
    remove: 'Entfernen',
    removeNamed: (name) => `${name} doch nicht hinzufügen`,
    failed: (name) => `${name} konnte nicht hinzugefügt werden`,
    failedBecause: (name, reason) => `${name} konnte nicht hinzugefügt werden. ${reason}`,
    left: 'Du hast die Notiz verlassen, bevor die Datei hochgeladen war. Öffne die Notiz und füge sie noch einmal hinzu.',
    unreadable:
      'Das ist ein Ordner oder lässt sich nicht lesen. Packe einen Ordner vorher in eine Zip-Datei.',
  },
};
