import type { RemoteNotificationsCatalogue } from '../catalogue.ts';

export const catalogue: RemoteNotificationsCatalogue = {
  notifications: {
    title: 'Notifications',
    empty: 'Aucune notification',
    hint: 'Les nouvelles de vos liens de partage, de vos demandes et de vos imports apparaissent ici.',
    failed: 'Impossible de charger vos notifications',
    today: 'Aujourd’hui',
    yesterday: 'Hier',
    untitled: 'Notification',
    unread: 'Non lue',
    markAll: 'Tout marquer comme lu',
    markRead: 'Marquer comme lue',
    markUnread: 'Marquer comme non lue',
    markOf: (action, title) => `${action} : ${title}`,
    loadingMore: 'Chargement des notifications plus anciennes',
    kinds: {
      welcome: 'Bienvenue',
      'share-viewed': 'Partage ouvert',
      'share-expired': 'Partage expiré',
      'request-status': 'Demande',
      videos: 'Nouvelles vidéos',
      'import-finished': 'Import',
      'export-finished': 'Export',
      'operator-message': 'Message',
    },
  },
};
