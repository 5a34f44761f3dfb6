import { pluralIn, type Translation } from '@my-note/contract/language';
import type { homeTexts } from '../../features/home/texts.ts';

const plural = pluralIn('de');

export const home: Translation<typeof homeTexts> = {
  home: 'Start',
  recent: 'Zuletzt',
  pinned: 'Angeheftet',
  today: 'Heute',
  yesterday: 'Gestern',
  thisWeek: 'Diese Woche',
  more: 'Mehr anzeigen',
  recentEmpty: 'Hier erscheinen deine Notizen, die neueste zuerst.',
  pinnedEmpty: 'Noch nichts angeheftet',
  pinnedEmptyHint: 'Hefte eine Notiz an, damit du sie hier immer findest.',
  report: 'Statistik',
  drafts: 'Entwürfe',
  draft: 'Eine Notiz ohne Titel',
  draftIn: (category) => `Eine Notiz ohne Titel, in ${category}`,

  firstSteps: 'Erste Schritte',
  hideFirstSteps: 'Ausblenden',
  stepDone: 'Erledigt',
  loadExamples: 'Beispielnotizen laden',
  removeExamples: 'Beispielnotizen entfernen',
  examplesHint: 'Sieh dich mit Beispielnotizen um.',
  examplesPresent: 'Die Beispielnotizen sind bei deinen Notizen.',
  examplesLoaded: (added) =>
    added === 0
      ? 'Du hast die Beispielnotizen schon'
      : plural(added, {
          one: 'Eine Beispielnotiz ist jetzt bei deinen Notizen',
          other: `${added} Beispielnotizen sind jetzt bei deinen Notizen`,
        }),
  examplesRemoved: 'Die Beispielnotizen liegen im Papierkorb',
  removeExamplesTitle: 'Beispielnotizen entfernen?',
  removeExamplesText: (changed) =>
    plural(changed, {
      one: 'Eine Notiz, die du dort geschrieben oder geändert hast, kommt mit ihnen in den Papierkorb.',
      other: `${changed} Notizen, die du dort geschrieben oder geändert hast, kommen mit ihnen in den Papierkorb.`,
    }),
  openExamples: 'Öffnen',
  undo: 'Rückgängig',
  noteHint: 'Schreib eine Notiz. Sie wird beim Tippen gespeichert.',
  categoryHint: 'Erstelle eine Kategorie, um Notizen zu ordnen.',
  transferHint: 'Hol deine Notizen aus Evernote, Notion, Obsidian und vielen anderen.',
  transfer: 'Importieren',
  shortcutsHint: 'Fast alles geht auch mit der Tastatur. Hier sind alle Kürzel.',
  shortcuts: 'Tastaturkürzel',

  inCategory: (title) => `in ${title}`,
  pitchTitle: 'Notizen, die sich wie ein Buch lesen und sofort da sind.',
  pitch:
    'My Note hält alles, was du schreibst, in einem Baum aus Kategorien und Notizen. Darunter reines Markdown, darum herum dein eigener Server.',
  noteAlt: 'Eine Notiz mit Inhaltsverzeichnis, daneben der Baum der Kategorien',
  scenes: [
    {
      screen: 'editing',
      title: 'Schreiben, ohne ans Speichern zu denken',
      text: 'Überschriften, Listen, Tabellen, Aufgaben und Bilder beim Tippen, darunter Markdown. Was du schreibst, bleibt auf deinem Gerät, bis der Server es hat, und im Verlauf kommst du zu jedem früheren Stand zurück.',
      alt: 'Dieselbe Notiz beim Schreiben, mit der Werkzeugleiste des Editors',
    },
    {
      screen: 'search',
      title: 'Sofort gefunden',
      text: 'Ctrl+K, ein paar Buchstaben, Enter. Die Suche verzeiht Tippfehler, findet auf Wunsch das exakte Wort und schaut in jeden Text.',
      alt: 'Die Suche mit Notizen, in denen es um Brot geht',
    },
  ],
  pitchPoints: [
    {
      title: 'Ein Baum',
      text: 'Kategorien in Kategorien, in der Reihenfolge, die du willst. Jede Notiz hat eine Adresse, die bleibt.',
    },
    {
      title: 'Geteilt, wie du willst',
      text: 'Ein Link zu einer Notiz oder einem ganzen Zweig, mit Ablaufdatum und Passwort, jederzeit widerrufbar.',
    },
    {
      title: 'Nichts geht verloren',
      text: 'Ein Papierkorb zum Wiederherstellen, ein Verlauf für jede Notiz und dein Text auch nach einem Absturz.',
    },
    {
      title: 'Deins',
      text: 'Mit einem Befehl auf deinem eigenen Rechner. Bring Notizen aus anderen Programmen mit und nimm sie als reines Markdown wieder mit.',
    },
  ],
};
