import type { Translation } from '@my-note/contract/language';
import type { searchTexts } from '../../searches/texts.ts';
import { count } from './count.ts';

export const searches: Translation<typeof searchTexts> = {
  pageTitle: 'Recherches enregistrées',
  resultsTitle: 'Recherche',
  intro:
    'Des recherches que vous gardez sous un nom. Vous les retrouvez dans la barre latérale et avec Ctrl+K.',
  loading: 'Chargement des recherches enregistrées',
  failed: 'Impossible de charger vos recherches enregistrées',
  empty: 'Aucune recherche enregistrée',
  emptyHint:
    'Tapez ci-dessus une recherche comme in:Travail has:task, regardez ce qu’elle trouve, et enregistrez-la.',
  query: 'Recherche',
  queryHint:
    'Mots, "expressions", -mot, tag: in: has:task has:image has:file before:2026-12-01 after:2026-12-01',
  find: 'Rechercher',
  searching: 'Recherche en cours',
  nothing: 'Aucun résultat',
  nothingHint: 'Retirez un filtre, ou écrivez un mot autrement.',
  hits: (n) => (n < 30 ? count(n, 'note', 'notes') : 'Les 30 premières notes'),
  all: 'Toutes les recherches enregistrées',
  untitled: 'Sans titre',
  save: 'Enregistrer la recherche',
  name: 'Nom',
  saved: (name) => `« ${name} » enregistrée`,
  rename: 'Renommer',
  renameTitle: (name) => `Renommer « ${name} »`,
  remove: 'Supprimer',
  removed: (name) => `« ${name} » supprimée`,
  undo: 'Annuler',
};
