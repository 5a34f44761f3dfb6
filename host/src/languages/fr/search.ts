import { pluralIn, type Translation } from '@my-note/contract/language';
import type { texts } from '../../features/search/texts.ts';
import { count } from './count.ts';

const plural = pluralIn('fr');

export const search: Translation<typeof texts> = {
  search: 'Rechercher',
  close: 'Fermer la recherche',
  placeholder: 'Rechercher…',
  hint: "Pour trouver le mot exact, mettez ' devant, par exemple 'note'",
  filtersHint: 'Filtres : tag: in: has:task has:image has:file before: after: -mot',
  filters: 'Filtres',
  excludedWord: (word) => `sans : ${word}`,
  removeFilter: (filter) => `Retirer le filtre ${filter}`,
  commandsHint: 'Tapez > pour voir les commandes.',
  results: 'Résultats',
  nothing: 'Aucun résultat.',
  count: (titles, inText) =>
    `${count(titles, 'résultat', 'résultats')}${inText > 0 ? `, dont ${inText} dans le texte` : ''}`,
  failed: 'La recherche n’a pas pu démarrer.',
  tryAgain: 'Réessayer',

  inText: 'Dans le texte',
  similar: 'Titres proches',
  indexing: (notes) =>
    plural(notes, {
      one: 'Une note est encore en préparation pour la recherche. Elle peut manquer dans les résultats.',
      other: `${count(notes, 'note', 'notes')} sont encore en préparation pour la recherche. Des résultats peuvent manquer.`,
    }),
  textUnknown:
    'Impossible de rechercher dans le texte de vos notes. La recherche dans les titres reste possible.',

  opened: 'Ouvertes récemment',
  history: 'Recherches récentes',
  historyEmpty: 'Aucune recherche récente. Tapez un mot d’un titre ou d’une adresse.',
  historyUnknown: 'Impossible de charger vos recherches récentes.',
  forget: (name) => `Retirer ${name} des recherches récentes`,
  clear: 'Effacer l’historique',
  clearQuestion: 'Effacer toutes les recherches récentes ?',
  clearYes: 'Effacer',
  clearNo: 'Conserver',

  commandFailed: (label) => `« ${label} » n’a pas fonctionné`,
  commands: 'Commandes',
  noCommand: 'Aucune commande ne porte ce nom.',
};
