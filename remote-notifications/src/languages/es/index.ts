import type { RemoteNotificationsCatalogue } from '../catalogue.ts';

export const catalogue: RemoteNotificationsCatalogue = {
  notifications: {
    title: 'Notificaciones',
    empty: 'No hay notificaciones',
    hint: 'Aquí aparecen las novedades sobre tus enlaces compartidos, solicitudes e importaciones.',
    failed: 'No se pudieron cargar tus notificaciones',
    today: 'Hoy',
    yesterday: 'Ayer',
    untitled: 'Notificación',
    unread: 'Sin leer',
    markAll: 'Marcar todas como leídas',
    markRead: 'Marcar como leída',
    markUnread: 'Marcar como no leída',
    markOf: (action, title) => `${action}: ${title}`,
    loadingMore: 'Cargando notificaciones anteriores',
    kinds: {
      welcome: 'Bienvenida',
      'share-viewed': 'Enlace abierto',
      'share-expired': 'Enlace expirado',
      'request-status': 'Solicitud',
      videos: 'Videos nuevos',
      'import-finished': 'Importación',
      'export-finished': 'Exportación',
      'operator-message': 'Mensaje',
    },
  },
};
