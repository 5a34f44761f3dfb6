import type { Translation } from '@my-note/contract/language';
import type { captureTexts } from '../../capture/texts.ts';
import type { commandTexts } from '../../command-texts.ts';
import type { writingTexts } from '../../writing/texts.ts';

export const capture: Translation<typeof captureTexts> = {
  title: 'Neue Notiz',
  hint: 'Sieh nach, was entsteht. Gespeichert wird erst mit „Notiz erstellen“.',
  noteTitle: 'Titel',
  text: 'Text',
  textHint: 'Markdown',
  category: 'Kategorie',
  topLevel: 'Oberste Ebene',
  tags: 'Tags',
  tagsHint: 'Durch Leerzeichen getrennt, zum Beispiel arbeit/log dringend. Sie kommen unter den Text.',
  make: 'Notiz erstellen',
  made: 'Notiz erstellt',
};

export const writing: Translation<typeof writingTexts> = {
  templatesTitle: 'Neue Notiz aus Vorlage',
  templatesIntro:
    'Eine Vorlage ist eine Notiz in der Kategorie, die du hier wählst. {{date}}, {{time}}, {{title}} und {{cursor}} darin werden ausgefüllt.',
  templatesCategory: 'Kategorie mit Vorlagen',
  noCategory: 'Keine',
  template: 'Vorlage',
  noTemplates: 'Diese Kategorie hat noch keine Notizen',
  noTemplatesHint: 'Schreib eine Notiz hinein: Jede Notiz dort ist eine Vorlage.',
  loading: 'Wird geladen',
  failed: 'Deine Einstellungen konnten nicht geladen werden',
  title: 'Titel',
  titleMissing: 'Ein Titel fehlt noch',
  category: 'Kategorie',
  topLevel: 'Oberste Ebene',
  make: 'Notiz erstellen',
  made: 'Notiz erstellt',
  untitled: 'Ohne Titel',

  todayTitle: 'Heute',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  previousDay: 'Voriger Tag',
  nextDay: 'Nächster Tag',
  toToday: 'Zu heute',
  withNote: (day) => `${day}, mit Notiz`,
  open: 'Notiz öffnen',
  start: 'Diesen Tag schreiben',
  append: 'Anhängen',
  appendTo: (day) => `An „${day}“ anhängen`,
  appendHint: 'Markdown. Es kommt unter das, was schon in der Notiz steht.',
  appended: (day) => `An „${day}“ angehängt`,
  settings: 'Journal-Einstellungen',
  journalCategory: 'Kategorie des Journals',
  journalDefault: 'Journal, auf oberster Ebene',
  dayTemplate: 'Vorlage für einen neuen Tag',
  noTemplate: 'Leer',
};

export const commands: Translation<typeof commandTexts> = {
  today: { label: 'Heute', keywords: 'journal tagebuch tag täglich notiz' },
  appendToday: { label: 'An heute anhängen', keywords: 'journal tagebuch hinzufügen log' },
  template: { label: 'Neue Notiz aus Vorlage', keywords: 'erstellen hinzufügen formular template' },
  tags: { label: 'Zu den Tags', keywords: 'schlagwörter labels' },
  tasks: { label: 'Zu den Aufgaben', keywords: 'to-do todo fällig offen' },
  searches: { label: 'Zu den gespeicherten Suchen', keywords: 'filter finden' },
};
