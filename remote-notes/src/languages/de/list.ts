import { pluralIn, type Translation } from '@my-note/contract/language';
import type { listTexts } from '../../list-texts.ts';

const plural = pluralIn('de');
const names = new Intl.ListFormat('de');

/** At most three titles, and the number of the others. */
const quoted = (titles: string[]) =>
  names.format([
    ...titles.slice(0, 3).map((title) => `„${title}“`),
    ...(titles.length > 3
      ? [plural(titles.length - 3, { one: '1 weiteres', other: `${titles.length - 3} weitere` })]
      : []),
  ]);
const items = (count: number) => plural(count, { one: '1 Eintrag', other: `${count} Einträge` });

export const list: Translation<typeof listTexts> = {
  moved: (title) => `„${title}“ wurde verschoben`,
  actions: {
    rename: 'Umbenennen',
    newNote: 'Neue Notiz',
    newCategory: 'Neue Kategorie',
    exportCategory: 'Exportieren',
    sortByTitle: 'Nach Titel sortieren',
    sortByDate: 'Nach Datum sortieren',
  },
  emptyCategory: {
    title: 'Noch nichts hier',
    text: 'Notizen und Kategorien, die du hier hinzufügst, erscheinen auf dieser Seite.',
  },
  pinned: 'Angeheftet',
  order: {
    label: (title) => `${title} in der Liste verschieben`,
    up: 'Nach oben',
    down: 'Nach unten',
    moved: (title, position, count) => `${title} ist jetzt an Position ${position} von ${count}`,
    movedInto: (title, parent) => `${title} ist jetzt in ${parent}`,
  },
  list: {
    sorts: {
      manual: 'Eigene Reihenfolge',
      title: 'Titel',
      changed: 'Letzte Änderung',
      added: 'Hinzugefügt am',
    },
    sortedBy: (sort) => `Sortierung: ${sort}`,
    previews: 'Text anzeigen',
    select: 'Auswählen',
    selectItem: (title) => `${title} auswählen`,
    leave: 'Auswahl aufheben',
    toolbar: 'Ausgewählte Einträge',
    selected: (count) => (count === 0 ? 'Einträge auswählen' : `${count} ausgewählt`),
    trashed: (count) =>
      `${plural(count, { one: '1 Eintrag liegt', other: `${count} Einträge liegen` })} im Papierkorb`,
    pinned: (count) => `${items(count)} angeheftet`,
    unpinned: (count) => `${items(count)} nicht mehr angeheftet`,
    moved: (count) => `${items(count)} verschoben`,
    refused: (titles) => `Nicht geändert: ${quoted(titles)}`,
  },
  facts: (count, when) => `${items(count)}, geändert ${when}`,
  items,
  sorted: (title) => `„${title}“ wurde sortiert`,
};
