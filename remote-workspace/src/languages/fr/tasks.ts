import { dateFormat, type Translation } from '@my-note/contract/language';
import type { tasksTexts } from '../../tasks/texts.ts';

const day = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

export const tasks: Translation<typeof tasksTexts> = {
  title: 'Tâches',
  groupBy: 'Regrouper par',
  groupings: { due: 'Échéance', note: 'Note', tag: 'Tag' },
  groups: {
    overdue: 'En retard',
    today: 'Aujourd’hui',
    week: 'Cette semaine',
    later: 'Plus tard',
    none: 'Sans date',
  },
  untagged: 'Sans tag',
  untitled: 'Sans titre',
  noText: 'Sans texte',
  locked: 'Verrouillée',
  day: (date) => day(new Date(date)),
  failure: 'Impossible de charger vos tâches.',
  empty: 'Aucune tâche en cours',
  emptyHint: 'Une ligne comme « - [ ] Payer le loyer @2026-12-01 » dans n’importe quelle note apparaît ici.',
  loading: 'Chargement',
  loadingMore: 'Chargement d’autres tâches',
  remindersTitle: 'Rappels',
  reminders: 'Me rappeler le matin les tâches à faire',
  feedTitle: 'Dans votre agenda',
  feedHint:
    'Un agenda peut afficher les tâches datées grâce à une adresse qui vous est propre. Toute personne qui l’a peut lire ces tâches, et rien d’autre.',
  feedMadeWhen: (when) => `L’adresse a été créée ${when}`,
  feedReadWhen: (when) => `dernière lecture ${when}`,
  feedNever: 'jamais lue pour l’instant',
  makeFeed: 'Créer une adresse',
  renewFeed: 'Créer une nouvelle adresse',
  removeFeed: 'Supprimer l’adresse',
  feedRemoved: 'L’adresse ne fonctionne plus',
  feedAddress: 'Adresse pour les agendas',
  close: 'Fermer',
  feedOnce:
    'Ajoutez-la à votre agenda comme abonnement. Elle ne s’affiche qu’une fois ; une adresse précédente ne fonctionne plus.',
};
