import type { RemoteNotificationsCatalogue } from '../catalogue.ts';

export const catalogue: RemoteNotificationsCatalogue = {
  notifications: {
    title: 'Benachrichtigungen',
    empty: 'Keine Benachrichtigungen',
    hint: 'Hier erscheint Neues zu deinen Freigabelinks, Anfragen und Importen.',
    failed: 'Deine Benachrichtigungen konnten nicht geladen werden',
    today: 'Heute',
    yesterday: 'Gestern',
    untitled: 'Benachrichtigung',
    unread: 'Ungelesen',
    markAll: 'Alle als gelesen markieren',
    markRead: 'Als gelesen markieren',
    markUnread: 'Als ungelesen markieren',
    markOf: (action, title) => `${action}: ${title}`,
    loadingMore: 'Ältere Benachrichtigungen werden geladen',
    kinds: {
      welcome: 'Willkommen',
      'share-viewed': 'Freigabe geöffnet',
      'share-expired': 'Freigabe abgelaufen',
      'request-status': 'Anfrage',
      videos: 'Neue Videos',
      'import-finished': 'Import',
      'export-finished': 'Export',
      'operator-message': 'Nachricht',
    },
  },
};
