import { numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { transferTexts } from '../../transfer/texts.ts';

const plural = pluralIn('de');
const number = numberFormat();
const count = (n: number, one: string, other: string) =>
  plural(n, { one: `1 ${one}`, other: `${number(n)} ${other}` });
const notes = (n: number) => count(n, 'Notiz', 'Notizen');

export const transfer: Translation<typeof transferTexts> = {
  title: 'Import und Export',
  loading: 'Wird geladen',

  exportTitle: 'Export',
  exportHint: 'Alle Anhänge sind ebenfalls in der Zip-Datei.',
  exportFormat: 'Format',
  exportFormats: { markdown: 'Markdown', html: 'Website' },
  exportFormatHints: {
    markdown:
      'Markdown-Dateien mit Datum, Reihenfolge und angehefteten Notizen. Jedes Programm kann sie lesen, und My Note kann sie ohne Verluste wieder importieren.',
    html: 'Seiten für jeden Browser, mit Baum und Suche. Sie funktionieren auf einem Webserver und ohne Verbindung aus einem Ordner.',
  },
  exportWhat: 'Was exportiert wird',
  everything: 'Alles',
  categoryGone: 'Eine Kategorie, die es nicht mehr gibt',
  export: 'Exportieren',
  exportStarts: 'Deine Notizen werden exportiert …',
  exported: (done, total, size) => `${number(done)} von ${number(total)} Dateien, ${size}`,
  exportBroke: 'Der Export wurde unterbrochen. Versuche es noch einmal.',

  bookmarkTitle: 'Von anderen Seiten speichern',
  bookmarkHint:
    'Zieh das hier in deine Lesezeichenleiste. Ein Klick darauf öffnet auf jeder Seite eine neue Notiz mit Titel, Adresse und dem markierten Text.',
  bookmark: 'In My Note speichern',
  bookmarkByHand:
    'Ohne Lesezeichenleiste: Leg ein Lesezeichen für irgendeine Seite an und ersetze seine Adresse hierdurch.',
  bookmarkCode: 'Adresse des Lesezeichens',

  importTitle: 'Import',
  importHint:
    'Aus Evernote, Notion, Obsidian, Apple Notes, OneNote, Google Keep und vielen anderen oder aus Ordnern mit Markdown oder HTML. Du siehst eine Vorschau, bevor sich etwas ändert.',
  drop: 'Dateien oder einen Ordner hier ablegen',
  chooseFiles: 'Dateien auswählen',
  chooseFolder: 'Ordner auswählen',
  alsoReads: (formats) => `Liest auch ${formats}`,
  formatFailed: (format) => `Die Dateien konnten nicht als ${format} gelesen werden`,
  howTo: 'So bekommst du deine Notizen aus anderen Programmen',
  ways: [
    {
      name: 'Apple Notes',
      text: 'In macOS 26: Ablage, Exportieren als, Markdown. Für alle Notizen mit Datum und Ordnern fordere auf privacy.apple.com eine Kopie deiner Daten an und wähle die iCloud-Notizen daraus.',
    },
    {
      name: 'Bear',
      text: 'Ablage, Backup der Notizen. Wähle die Datei .bear2bk. TextBundles und TextPacks werden auch gelesen.',
    },
    {
      name: 'Docmost',
      text: 'Export eines Bereichs oder einer Seite als Markdown oder HTML, mit Anhängen. Wähle die Zip-Datei.',
    },
    {
      name: 'Evernote',
      text: 'Rechtsklick auf ein Notizbuch, Exportieren, ENEX. Wähle die Dateien, aus jeder wird eine Kategorie. Tags, Aufgaben und Dateien bleiben erhalten.',
    },
    {
      name: 'Google Keep',
      text: 'takeout.google.com, nur Notizen. Wähle die Zip-Datei. Labels werden zu Tags, archivierte Notizen bekommen eine Kategorie.',
    },
    {
      name: 'Joplin',
      text: 'Datei, Alles exportieren, „MD – Markdown + Front Matter“. Wähle den Ordner, der dabei entsteht.',
    },
    {
      name: 'Logseq',
      text: 'Wähle den Ordner des Graphen. Seitennamen, Aliasse und Blockverweise bleiben erhalten.',
    },
    {
      name: 'Memos',
      text: 'Einstellungen, Export. Wähle die Zip-Datei. Anhänge, Kommentare und Links zwischen Memos bleiben erhalten.',
    },
    {
      name: 'Notion',
      text: 'Einstellungen, Gesamten Workspace-Inhalt exportieren, „Markdown & CSV“, mit Unterseiten. Wähle die Zip-Datei.',
    },
    {
      name: 'Obsidian',
      text: 'Wähle den Ordner des Vaults oder eine Zip-Datei davon. Links, Bilder und Eigenschaften bleiben erhalten.',
    },
    {
      name: 'OneNote',
      text: 'In OneNote für Windows: Datei, Exportieren, „Webseite in einer Datei (*.mht)“ oder eine Webseite. Wähle die Dateien.',
    },
    { name: 'Outline', text: 'Einstellungen, Export, „Markdown“. Wähle die Zip-Datei, die du bekommst.' },
    { name: 'Simplenote', text: 'Einstellungen, Werkzeuge, Notizen exportieren. Wähle die Zip-Datei.' },
    {
      name: 'Standard Notes',
      text: 'Preferences, Backups, „Decrypted“. Wähle die Zip-Datei. Tags, angeheftete und archivierte Notizen bleiben erhalten.',
    },
    {
      name: 'Trilium',
      text: 'Export einer Notiz, „Diese Notiz und alle ihre Unternotizen“, Markdown. Wähle die Zip-Datei.',
    },
    {
      name: 'Andere',
      text: 'Beliebige Ordner mit Markdown- oder HTML-Dateien. Ordner werden zu Kategorien.',
    },
  ],
  packing: 'Dateien werden gepackt …',
  sending: 'Wird hochgeladen',
  uploading: (percent) => `Wird hochgeladen … ${percent}`,
  reading: 'Das Archiv wird gelesen …',
  read: (done, total) => `${number(done)} von ${number(total)} Dateien gelesen`,
  notImportable: {
    nothing:
      'Hier ist nichts, was sich importieren lässt. Weiter unten steht, wie du Notizen aus anderen Programmen bekommst.',
    archives: 'Wähle immer nur ein Archiv, ohne andere Dateien.',
  },
  looseFiles: 'notes.zip',
  tooLarge: (size) => `Das ist größer als ${size}. Importiere es in Teilen`,
  cancel: 'Abbrechen',
  lastFailed: 'Der letzte Import ist fehlgeschlagen. Nichts davon ist in deinen Notizen gelandet.',

  sources: {
    'my-note': 'Ein Export aus My Note',
    obsidian: 'Ein Obsidian-Vault',
    joplin: 'Ein Export aus Joplin',
    outline: 'Ein Export aus Outline',
    notion: 'Ein Export aus Notion',
    trilium: 'Ein Export aus Trilium',
    logseq: 'Ein Logseq-Graph',
    markdown: 'Ordner mit Markdown',
  },
  program: (name) => (name === 'HTML' ? 'HTML-Seiten' : `Ein Export aus ${name}`),
  previewTitle: 'Importvorschau',
  previewOf: (source, name, content) => (name ? `${source}, ${name}: ${content}` : `${source}: ${content}`),
  brought: ({ notes: n, categories, attachments }) =>
    [notes(n), count(categories, 'Kategorie', 'Kategorien'), count(attachments, 'Anhang', 'Anhänge')].join(
      ', ',
    ),
  atTop: (n) => `${notes(n)} auf oberster Ebene`,
  notesIn: notes,
  showMore: (n) => `${number(n)} weitere anzeigen`,
  unlistedCategories: (n) => `und ${count(n, 'weitere Kategorie', 'weitere Kategorien')}`,
  into: 'Importieren nach',
  topLevel: 'Oberste Ebene',
  import: 'Importieren',
  imported: 'Import abgeschlossen',
  losses: (n) =>
    plural(n, {
      one: 'Eines lässt sich nicht übernehmen',
      other: `${number(n)} Dinge lassen sich nicht übernehmen`,
    }),
  noLosses: 'Alles lässt sich übernehmen.',
  moreLosses: (n) => `und ${number(n)} mehr`,
  unlistedLosses: (n) =>
    plural(n, {
      one: 'Ein weiteres ist nicht aufgeführt.',
      other: `${number(n)} weitere sind nicht aufgeführt.`,
    }),
  saveLosses: 'Liste speichern',
  lossesFile: 'not-kept.txt',
  deadLinks: (n) =>
    plural(n, {
      one: '1 Link führt zu einer fehlenden Notiz und bleibt als Text',
      other: `${number(n)} Links führen zu fehlenden Notizen und bleiben als Text`,
    }),
  deadLinksFile: 'links-kept-as-text.txt',

  recent: 'Letzte Importe und Exporte',
  recentUnknown: 'Deine Importe und Exporte konnten nicht geladen werden.',
  noneYet: 'Noch keine.',
  jobNames: { import: 'Import', export: 'Export' },
  jobOf: (job, name) => `${job}: ${name}`,
  states: {
    queued: 'Wartet',
    running: 'Läuft',
    ready: 'Bereit zur Durchsicht',
    done: 'Fertig',
    failed: 'Fehlgeschlagen',
    cancelled: 'Abgebrochen',
  },
  files: (n) => count(n, 'Datei', 'Dateien'),
  undone: 'Rückgängig gemacht',
  undo: 'Import rückgängig machen',
  undoTitle: (name) => `Den Import von ${name} rückgängig machen?`,
  undoText:
    'Alles daraus kommt in den Papierkorb, auch was du seitdem geändert hast. Deine eigenen Notizen in seinen Kategorien bleiben, wo sie sind.',
  undoneNow: (entries) =>
    entries === 0 ? 'Es war nichts mehr rückgängig zu machen' : 'Import rückgängig gemacht',
  undoneKept: (kept) =>
    plural(kept, {
      one: '1 Kategorie bleibt, weil eigene Notizen von dir darin sind.',
      other: `${number(kept)} Kategorien bleiben, weil eigene Notizen von dir darin sind.`,
    }),
  putBack: 'Rückgängig',
};
