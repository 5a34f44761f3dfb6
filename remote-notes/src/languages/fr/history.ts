import { pluralIn, type Translation } from '@my-note/contract/language';
import type { historyTexts } from '../../history-texts.ts';
import { count } from './count.ts';

const plural = pluralIn('fr');

export const history: Translation<typeof historyTexts> = {
  title: 'Historique',
  versions: 'Versions',
  back: 'Toutes les versions',
  now: 'Maintenant',
  words: (n) => count(n, 'mot', 'mots'),
  none: {
    title: 'Aucune version antérieure',
    text: 'Une version est conservée quand vous revenez à une note et la modifiez.',
  },
  failed: 'Impossible de charger l’historique',
  versionFailed: 'Impossible de charger cette version',
  against: 'Comparer avec',
  againstNow: 'Maintenant',
  againstFormer: 'Version précédente',
  first: 'C’est la version la plus ancienne.',
  same: 'Aucune différence dans le texte',
  shownSince: 'Modifications depuis cette version',
  shownThen: 'Modifications dans cette version',
  unchanged: (n) =>
    plural(n, { one: 'Afficher 1 passage inchangé', other: `Afficher ${n} passages inchangés` }),
  inserted: 'Ajouté',
  deleted: 'Supprimé',
  restore: 'Restaurer',
  restored: 'Version restaurée',
  undo: 'Annuler',
  notUndone: 'Impossible d’annuler la restauration',
  undoFailed: 'Le texte d’avant n’est plus dans l’historique',
  changedSince: 'La note a été modifiée depuis. Ouvrez son historique pour revenir à un texte antérieur.',
  unsaved:
    'Du texte de cette note n’est encore que sur cet appareil. Il doit être enregistré avant de pouvoir restaurer une version.',
  name: 'Nommer',
  rename: 'Changer le nom',
  nameOf: 'Nom de cette version',
  nameHint: 'Les versions nommées sont conservées définitivement.',
  save: 'Enregistrer',
  cancel: 'Annuler',
  removeName: 'Retirer le nom',
};
