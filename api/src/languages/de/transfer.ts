import { numberFormat, pluralIn } from '@my-note/contract/language';
import type { ApiCatalogue } from '../catalogue.ts';

const number = numberFormat();
const plural = pluralIn('de');

export const transfer = {
  'api/export': {
    tooMany: (max) => `Es laufen schon ${max} Exporte. Warte, bis einer fertig ist, oder brich ihn ab`,
    oneNoteAsHtml:
      'Eine einzelne Notiz wird mit format=html und ohne Kategorie exportiert. Ihr Markdown liefert GET …/by-slug',
    stalled: 'Der Download kam nicht voran und wurde abgebrochen. Starte ihn noch einmal',
  },
  'api/jobs': {
    interrupted: 'Der Server wurde beendet, bevor das fertig war. Starte es noch einmal',
    jobGone: 'Diesen Export oder Import gibt es nicht',
    importRunning: 'Es läuft schon ein Import. Warte, bis er fertig ist, oder brich ihn ab',
    notWaiting:
      'Dieser Import wartet nicht auf eine Bestätigung. Prüfe seinen Stand, oder importiere die Datei noch einmal',
    contentGone: 'Der Inhalt dieses Imports ist nicht mehr da. Importiere die Datei noch einmal',
    nestedTooDeeply: (category) =>
      `Einige Adressen dieses Imports wären in „${category}“ zu lang. Wähle eine Kategorie, die weniger tief liegt`,
    notDone: 'Nur ein fertiger Import lässt sich rückgängig machen. Brich diesen stattdessen ab',
    notUndoable:
      'Dieser Import stammt aus der Zeit, bevor My Note einen rückgängig machen konnte. Lege seine Notizen selbst in den Papierkorb',
    import: {
      failed: 'Dein Import ist fehlgeschlagen',
      toReview: 'Dein Import kann geprüft werden',
      ready: 'Dein Import ist fertig',
    },
    export: {
      failed: 'Dein Export ist fehlgeschlagen',
      toReview: 'Dein Export kann geprüft werden',
      ready: 'Dein Export ist fertig',
    },
    wentWrong: 'Etwas ist schiefgegangen. Versuche es noch einmal',
    confirm: 'Bestätige ihn innerhalb eines Tages',
    files: (count) => plural(count, { one: `${count} Datei`, other: `${count} Dateien` }),
  },
  'api/import': {
    tooLarge: (megabytes) =>
      `Ein Archiv darf höchstens ${megabytes} MB groß sein. Teile es auf und importiere die Teile`,
    notZip: 'Das ist keine vollständige Zip-Datei. Erstelle sie neu und versuche es noch einmal',
    damaged: (file) =>
      `„${file}“ ist in diesem Archiv beschädigt. Erstelle das Archiv neu und versuche es noch einmal`,
    encrypted: 'Dieses Archiv ist verschlüsselt. Erstelle eines ohne Passwort',
    compression: (file) =>
      `„${file}“ ist auf eine Art komprimiert, die nicht unterstützt wird. Erstelle das Archiv mit der üblichen`,
    outside: (file) =>
      `„${file}“ zeigt aus dem Archiv hinaus. Entferne die Datei, oder erstelle das Archiv neu`,
    tooManyFiles: (count) =>
      `Dieses Archiv enthält mehr als ${number(count)} Dateien. Teile es auf und importiere die Teile`,
    tooManyItems: (count) =>
      `Dieses Archiv enthält mehr als ${number(count)} Ordner und Notizen. Teile es auf und importiere die Teile`,
    tooManyArchives: (count) =>
      `Dieses Archiv enthält mehr als ${count} Archive. Entpacke es und importiere sie nacheinander`,
    unpacksTooLarge: (megabytes) =>
      `Entpackt hat dieses Archiv mehr als ${megabytes} MB. Teile es auf und importiere die Teile`,
    noteTooLong: (file) => `„${file}“ ist zu lang für eine Notiz. Teile den Text auf`,
    factsTooLong: (file) =>
      `Der Block zwischen den ersten beiden „---“ in „${file}“ ist länger als 16 KB. Kürze ihn`,
    manifestTooLong: (file) =>
      `Die Datei ${file} in diesem Archiv ist länger als 2 MB. Entferne Namen aus ihrer Reihenfolge`,
    notText: (file) =>
      `„${file}“ ist kein Text in UTF-8. Speichere die Datei in dieser Kodierung, oder lass sie weg`,
    nestedTooDeeply: (file) => `„${file}“ ist zu tief verschachtelt. Nimm kürzere Namen oder weniger Ordner`,
    pageNested: (file) =>
      `Die Seite „${file}“ ist zu tief verschachtelt. Kopiere ihren Text dort in eine neue Notiz`,
    tooManyFolders: (file, max) =>
      `„${file}“ liegt in mehr als ${max} Ordnern. Lege die Datei in weniger Ordner`,
    noNotes:
      'In diesem Archiv sind keine Notizen. Es kann Markdown oder HTML enthalten, oder was Apple Notes, Bear, Docmost, Evernote, Google Keep, Joplin, Logseq, Memos, Notion, Obsidian, OneNote, Outline, Simplenote, Standard Notes oder Trilium exportieren',
    newerProgram: 'Dieses Archiv stammt von einem neueren My Note. Aktualisiere zuerst dieses hier',
    untitled: 'Ohne Titel',
    notConfirmed:
      'Niemand hat diesen Import innerhalb eines Tages bestätigt, deshalb wurde er entfernt. Importiere die Datei noch einmal',
    metaTooLong: (file) =>
      `Die Datei ${file} in diesem Archiv ist länger als 40 MB. Exportiere die Teile und importiere sie einzeln`,
    metaTooDeep: (levels) =>
      `Die Notizen in diesem Archiv liegen tiefer als ${levels} Ebenen. Verschiebe sie nach oben und exportiere sie noch einmal`,
    metaUnreadable: (file) =>
      `Die Datei ${file} in diesem Archiv ist nicht lesbar. Erstelle den Export neu und versuche es noch einmal`,
    declaresEntities: (file) =>
      `„${file}“ deklariert Entitäten, was ein Export von Evernote nie tut. Exportiere noch einmal`,
    notEvernote: (file) => `„${file}“ ist kein Export von Evernote. Exportiere das Notizbuch noch einmal`,
    notMemos: (file) => `„${file}“ ist kein vollständiger Eintrag von Memos`,
    noPage: (file) => `„${file}“ enthält keine Seite. Speichere sie noch einmal als Webarchiv`,
    jsonTooLong: (file, megabytes) =>
      `„${file}“ ist länger als ${megabytes} MB. Exportiere die Notizen in Teilen`,
    standardNotesEncrypted:
      'Diese Sicherung von Standard Notes ist verschlüsselt. Öffne in Standard Notes Preferences, Backups, wähle „Decrypted“ und importiere diese Datei',
  },
  'api/import-warnings': {
    endsInMiddle: 'Die Datei endet mittendrin, was danach kam, fehlt. Exportiere sie noch einmal',
    reminder: 'Eine Erinnerung wurde nicht übernommen',
    fileMissing: 'Im Export fehlt eine Datei',
    visibility: 'Wer es sehen konnte, wurde nicht übernommen',
    reactions: 'Reaktionen wurden nicht übernommen',
    comment: (on) => `Kommentar zu ${on}`,
    star: 'Der Stern wurde nicht übernommen',
    notInBackup: 'Eine Datei ist nicht in der Sicherung',
    partLeftOut: 'Ein Teil, der hier nicht angezeigt werden kann, fehlt',
    asCode: 'Eine Notiz aus einem anderen Editor wird als Code gezeigt',
    noNoteShowsIt: 'Keine Notiz zeigt diese Datei',
    drawing: 'Eine Zeichnung ist jetzt ein Bild',
    lock: 'Die Sperre wurde nicht übernommen',
    damagedFacts: 'Die Datei ist beschädigt, deshalb fehlen Daten, Symbole und die Reihenfolge der Seiten',
    keepTrash: 'Lag im Papierkorb von Google Keep',
    color: 'Die Farbe wurde nicht übernommen',
    pictureMissing: 'Im Archiv fehlt ein Bild',
    blockMissing: 'Ein Verweis auf einen Block, den es nicht gibt',
    logseqSettings: 'Die Einstellungen von Logseq',
    inTrashOf: (program) => `Lag im Papierkorb von ${program}`,
    partOfNote: 'Ein Link zu einem Teil einer Notiz führt zur ganzen Notiz',
    onlyObsidian: 'Kann nur Obsidian anzeigen',
    mention: 'Eine Erwähnung wurde zu Text',
    columns: (count) => `Nur die ersten ${count} Spalten der Tabelle wurden übernommen`,
    rows: (count) => `Nur die ersten ${count} Zeilen der Tabelle passen in eine Notiz`,
    label: 'Ein Label oder eine Beziehung wurde nicht übernommen',
    clone: 'Ein Klon: Die Notiz selbst steht an ihrem ersten Ort',
    pageOfExport: 'Eine Seite des Exports, keine Notiz',
    noText: 'Hat keinen Text',
    notMarkdown: 'Kein Markdown. Exportiere aus Trilium als Markdown',
    ofKind: (kind) => `Eine Notiz der Art „${kind}“`,
    hiddenFolder: 'Ein versteckter Ordner ohne Notizen',
    hiddenFile: 'Eine versteckte Datei',
    obsidianSettings: 'Die Einstellungen von Obsidian',
    deletedThere: 'Was dort gelöscht wurde',
    programs: 'Ein Ordner mit Programmen',
    symbolicLink: 'Ein symbolischer Link, dem nicht gefolgt wird',
    sameName: 'Eine andere Datei dieses Namens kam im Archiv zuerst',
    besideParts: 'Liegt neben den Teilen eines Exports, und nur die werden gelesen',
    otherPart: 'Ein anderer Teil enthält eine andere Datei dieses Namens',
    renamed: 'Umbenannt',
    titleShortened: 'Der Titel wurde gekürzt',
    tooComplex: 'Zu komplex für die Anzeige, deshalb wird es reiner Text',
    encryptedText:
      'Verschlüsselter Text wurde weggelassen. Entschlüssle ihn in Evernote und exportiere die Notiz noch einmal',
    encryptedInEvernote: 'In Evernote verschlüsselt',
    textColors: 'Textfarben wurden nicht übernommen',
    mergedCells: 'Verbundene Zellen einer Tabelle wurden geteilt',
    tag: 'Ein Tag wurde nicht übernommen',
    pictureKind: 'Ein Bild unbekannter Art wurde weggelassen',
    publicAddress: 'Die öffentliche Adresse wurde nicht übernommen',
    wasShared: 'War mit anderen geteilt',
    linkMissing: 'Ein Link führt zu etwas, das nicht in der Sicherung ist',
    deadLink: 'Ein Link führt ins Leere',
  },
} satisfies Partial<ApiCatalogue>;
