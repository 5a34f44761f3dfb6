import type { RemoteNotificationsCatalogue } from '../catalogue.ts';

export const catalogue: RemoteNotificationsCatalogue = {
  notifications: {
    title: 'Notificações',
    empty: 'Nenhuma notificação',
    hint: 'Novidades sobre seus links compartilhados, solicitações e importações aparecem aqui.',
    failed: 'Não foi possível carregar suas notificações',
    today: 'Hoje',
    yesterday: 'Ontem',
    untitled: 'Notificação',
    unread: 'Não lida',
    markAll: 'Marcar todas como lidas',
    markRead: 'Marcar como lida',
    markUnread: 'Marcar como não lida',
    markOf: (action, title) => `${action}: ${title}`,
    loadingMore: 'Carregando notificações mais antigas',
    kinds: {
      welcome: 'Boas-vindas',
      'share-viewed': 'Link aberto',
      'share-expired': 'Link expirado',
      'request-status': 'Solicitação',
      videos: 'Novos vídeos',
      'import-finished': 'Importação',
      'export-finished': 'Exportação',
      'operator-message': 'Mensagem',
    },
  },
};
