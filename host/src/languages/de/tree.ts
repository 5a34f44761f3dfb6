import { pluralIn, type Translation } from '@my-note/contract/language';
import type { texts } from '../../shell/tree/texts.ts';

const plural = pluralIn('de');

export const tree: Translation<typeof texts> = {
  emptyCategory: 'Leer',
  open: (title) => `${title} aufklappen`,
  close: (title) => `${title} zuklappen`,
  more: (title) => `Mehr zu ${title}`,
  actionsOf: (title) => `Aktionen für ${title}`,

  rename: 'Umbenennen',
  newNote: 'Neue Notiz hier',
  newCategory: 'Neue Kategorie hier',
  pin: 'Anheften',
  unpin: 'Nicht mehr anheften',
  addIcon: 'Symbol hinzufügen',
  changeIcon: 'Symbol ändern',
  removeIcon: 'Symbol entfernen',
  share: 'Teilen',
  move: 'Verschieben',
  sortByTitle: 'Nach Titel sortieren',
  sortByDate: 'Nach Datum sortieren',
  moveToTrash: 'In den Papierkorb',
  undo: 'Rückgängig',

  titleOf: (title) => `Neuer Titel von ${title}`,
  titleRequired: 'Ein Titel fehlt noch',
  titleTooLong: (most) => `Der Titel darf höchstens ${most} Zeichen lang sein`,

  renamed: (title) => `In „${title}“ umbenannt`,
  moved: (title) => `„${title}“ wurde verschoben`,
  sorted: (title) => `„${title}“ wurde sortiert`,
  trashed: (title) => `„${title}“ liegt im Papierkorb`,
  movedTo: (title, position, siblings, parent) =>
    `${title} ist jetzt an Position ${position} von ${siblings} ${parent === null ? 'auf oberster Ebene' : `in ${parent}`}`,

  notesInside: (count) => plural(count, { one: '1 Notiz', other: `${count} Notizen` }),
};
