import type { Translation } from '@my-note/contract/language';
import type { tagTexts } from '../../tags/texts.ts';
import { count } from './count.ts';

const notes = (n: number) => count(n, 'note', 'notes');

export const tags: Translation<typeof tagTexts> = {
  pageTitle: 'Tags',
  intro: 'Écrivez #tag ou #tag/partie dans une note, ou tags: dans son front matter.',
  loading: 'Chargement des tags',
  failed: 'Impossible de charger vos tags',
  empty: 'Aucun tag',
  emptyHint:
    'Écrivez # suivi d’un mot dans une note, comme #travail ou #travail/réunions. Le tag apparaît ici dès que la note est enregistrée.',
  search: 'Trouver un tag',
  noMatch: 'Aucun tag ne correspond',
  tree: 'Tous les tags',
  count: notes,
  show: (tag) => `Afficher les tags sous #${tag}`,
  back: 'Tous les tags',
  noNotes: (tag) => `Aucune note n’a #${tag}`,
  noNotesHint: 'Il a peut-être été renommé, ou ses notes sont dans la corbeille.',
  notesFailed: 'Impossible de charger les notes de ce tag',
  loadingNotes: 'Chargement des notes',
  untitled: 'Sans titre',
  color: 'Couleur',
  colorTitle: (tag) => `Couleur de #${tag}`,
  colorText:
    'Les tags en dessous prennent la même couleur, sauf s’ils en ont une à eux. Vous seul voyez ces couleurs.',
  colors: {
    red: 'Rouge',
    orange: 'Orange',
    yellow: 'Jaune',
    green: 'Vert',
    teal: 'Bleu canard',
    blue: 'Bleu',
    violet: 'Violet',
    pink: 'Rose',
  },
  noColor: 'Aucune couleur',
  rename: 'Renommer',
  renameTitle: (tag) => `Renommer #${tag}`,
  renameText: (n) =>
    `Modifie le texte de ${notes(n)} ; les tags en dessous sont aussi renommés. Vous pourrez annuler.`,
  newName: 'Nouveau nom',
  mergeHint: (tag) => `#${tag} existe déjà : les deux n’en feront plus qu’un.`,
  merge: 'Fusionner',
  renamed: (from, to, n) => `#${from} renommé en #${to} dans ${notes(n)}`,
  nothingRenamed: (from) => `Aucune note avec #${from} n’a été modifiée`,
  undo: 'Annuler',
  undone: (n) => `Annulé dans ${notes(n)}`,
  nothingUndone: 'Rien n’a été annulé',
  left: (titles, more, reason) =>
    `Laissé tel quel : ${titles}${more > 0 ? ` et ${count(more, 'autre', 'autres')}` : ''}. ${reason}`,
};
