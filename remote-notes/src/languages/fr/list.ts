import { pluralIn, type Translation } from '@my-note/contract/language';
import type { listTexts } from '../../list-texts.ts';
import { count } from './count.ts';

const plural = pluralIn('fr');
const names = new Intl.ListFormat('fr');

/** At most three titles, and the number of the others. */
const quoted = (titles: string[]) =>
  names.format([
    ...titles.slice(0, 3).map((title) => `« ${title} »`),
    ...(titles.length > 3 ? [count(titles.length - 3, 'autre', 'autres')] : []),
  ]);
const items = (n: number) => count(n, 'élément', 'éléments');

export const list: Translation<typeof listTexts> = {
  moved: (title) => `« ${title} » a été déplacé`,
  actions: {
    rename: 'Renommer',
    newNote: 'Nouvelle note',
    newCategory: 'Nouvelle catégorie',
    exportCategory: 'Exporter',
    sortByTitle: 'Trier par titre',
    sortByDate: 'Trier par date',
  },
  emptyCategory: {
    title: 'Rien ici pour l’instant',
    text: 'Les notes et les catégories que vous ajoutez ici apparaissent sur cette page.',
  },
  pinned: 'Épinglées',
  order: {
    label: (title) => `Déplacer ${title} dans la liste`,
    up: 'Monter',
    down: 'Descendre',
    moved: (title, position, n) => `${title} est maintenant en position ${position} sur ${n}`,
    movedInto: (title, parent) => `${title} est maintenant dans ${parent}`,
  },
  list: {
    sorts: {
      manual: 'Ordre manuel',
      title: 'Titre',
      changed: 'Dernière modification',
      added: 'Date d’ajout',
    },
    sortedBy: (sort) => `Tri : ${sort}`,
    previews: 'Afficher le texte',
    select: 'Sélectionner',
    selectItem: (title) => `Sélectionner ${title}`,
    leave: 'Effacer la sélection',
    toolbar: 'Éléments sélectionnés',
    selected: (n) => (n === 0 ? 'Sélectionnez des éléments' : count(n, 'sélectionné', 'sélectionnés')),
    trashed: (n) =>
      plural(n, {
        one: '1 élément est dans la corbeille',
        other: `${items(n)} sont dans la corbeille`,
      }),
    pinned: (n) => count(n, 'élément épinglé', 'éléments épinglés'),
    unpinned: (n) => count(n, 'élément désépinglé', 'éléments désépinglés'),
    moved: (n) => count(n, 'élément déplacé', 'éléments déplacés'),
    refused: (titles) => `Impossible de modifier ${quoted(titles)}`,
  },
  facts: (n, when) => `${items(n)}, modifiée ${when}`,
  items,
  sorted: (title) => `« ${title} » a été trié`,
};
