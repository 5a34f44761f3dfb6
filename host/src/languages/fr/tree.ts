import type { Translation } from '@my-note/contract/language';
import type { texts } from '../../shell/tree/texts.ts';
import { count } from './count.ts';

export const tree: Translation<typeof texts> = {
  emptyCategory: 'Vide',
  open: (title) => `Déplier ${title}`,
  close: (title) => `Replier ${title}`,
  more: (title) => `Plus d’options pour ${title}`,
  actionsOf: (title) => `Actions pour ${title}`,

  rename: 'Renommer',
  newNote: 'Nouvelle note ici',
  newCategory: 'Nouvelle catégorie ici',
  pin: 'Épingler',
  unpin: 'Désépingler',
  addIcon: 'Ajouter une icône',
  changeIcon: 'Changer l’icône',
  removeIcon: 'Retirer l’icône',
  share: 'Partager',
  move: 'Déplacer',
  sortByTitle: 'Trier par titre',
  sortByDate: 'Trier par date',
  moveToTrash: 'Mettre à la corbeille',
  undo: 'Annuler',

  titleOf: (title) => `Nouveau titre de ${title}`,
  titleRequired: 'Un titre est nécessaire',
  titleTooLong: (most) => `Le titre ne doit pas dépasser ${most} caractères`,

  renamed: (title) => `Renommé en « ${title} »`,
  moved: (title) => `« ${title} » a été déplacé`,
  sorted: (title) => `« ${title} » a été trié`,
  trashed: (title) => `« ${title} » est dans la corbeille`,
  movedTo: (title, position, siblings, parent) =>
    `${title} est maintenant en position ${position} sur ${siblings} ${parent === null ? 'au premier niveau' : `dans ${parent}`}`,

  notesInside: (n) => count(n, 'note', 'notes'),
};
