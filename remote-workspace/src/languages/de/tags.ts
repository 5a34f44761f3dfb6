import { numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { tagTexts } from '../../tags/texts.ts';

const plural = pluralIn('de');
const number = numberFormat();
const notes = (count: number) => plural(count, { one: '1 Notiz', other: `${number(count)} Notizen` });

export const tags: Translation<typeof tagTexts> = {
  pageTitle: 'Tags',
  intro: 'Schreib #tag oder #tag/teil in eine Notiz, oder tags: in ihr Frontmatter.',
  loading: 'Tags werden geladen',
  failed: 'Deine Tags konnten nicht geladen werden',
  empty: 'Noch keine Tags',
  emptyHint:
    'Schreib # und ein Wort in eine Notiz, zum Beispiel #arbeit oder #arbeit/termine. Sobald sie gespeichert ist, steht der Tag hier.',
  search: 'Tag suchen',
  noMatch: 'Kein Tag passt',
  tree: 'Alle Tags',
  count: notes,
  show: (tag) => `Tags unter #${tag} anzeigen`,
  back: 'Alle Tags',
  noNotes: (tag) => `Keine Notiz hat #${tag}`,
  noNotesHint: 'Vielleicht wurde er umbenannt oder seine Notizen liegen im Papierkorb.',
  notesFailed: 'Die Notizen mit diesem Tag konnten nicht geladen werden',
  loadingNotes: 'Notizen werden geladen',
  untitled: 'Ohne Titel',
  color: 'Farbe',
  colorTitle: (tag) => `Farbe von #${tag}`,
  colorText: 'Tags darunter haben dieselbe Farbe, sofern sie keine eigene haben. Farben siehst nur du.',
  colors: {
    red: 'Rot',
    orange: 'Orange',
    yellow: 'Gelb',
    green: 'Grün',
    teal: 'Türkis',
    blue: 'Blau',
    violet: 'Violett',
    pink: 'Rosa',
  },
  noColor: 'Keine Farbe',
  rename: 'Umbenennen',
  renameTitle: (tag) => `#${tag} umbenennen`,
  renameText: (count) =>
    `Ändert den Text von ${notes(count)}. Die Tags darunter werden mit umbenannt. Du kannst es rückgängig machen.`,
  newName: 'Neuer Name',
  mergeHint: (tag) => `#${tag} gibt es schon: Aus beiden wird ein Tag.`,
  merge: 'Zusammenführen',
  renamed: (from, to, count) => `#${from} in ${notes(count)} in #${to} umbenannt`,
  nothingRenamed: (from) => `Keine Notiz mit #${from} wurde geändert`,
  undo: 'Rückgängig',
  undone: (count) => `In ${notes(count)} rückgängig gemacht`,
  nothingUndone: 'Nichts wurde rückgängig gemacht',
  left: (titles, more, reason) =>
    `Unverändert: ${titles}${more > 0 ? ` und ${number(more)} weitere` : ''}. ${reason}`,
};
