import type { Translation } from '@my-note/contract/language';
import type { texts } from '../../platform/texts.ts';

export const host: Translation<typeof texts> = {
  product: 'My Note',
  loading: 'Cargando',
  tryAgain: 'Reintentar',
  reload: 'Recargar la app',
  errorDetails: 'Detalles para tu administrador',
  pageBroke: 'Esta página dejó de funcionar',
  partMissing: 'No se pudo cargar esta parte. Revisa tu conexión y vuelve a intentarlo',
  unreached: 'No se pudo acceder a esta página',

  menu: 'Menú',
  quickAccess: 'Acceso rápido',
  newShort: 'Nueva',
  hideSidebar: 'Ocultar barra lateral',
  showSidebar: 'Mostrar barra lateral',
  close: 'Cerrar',
  overview: 'Vista general',
  search: 'Buscar',
  skip: 'Saltar al contenido',
  offline: 'Sin conexión',
  offlineHint: 'No tienes conexión. Lo que escribas se queda en este dispositivo hasta que la recuperes.',

  userMenu: (initials) => `Menú de usuario ${initials}`,
  userMenuUnread: (initials, count) => `Menú de usuario ${initials}, ${count} sin leer`,
  toDark: 'Tema oscuro',
  toLight: 'Tema claro',
  login: 'Iniciar sesión',
  createAccount: 'Crear cuenta',

  settingsUnknown: 'No se pudo cargar tu configuración',

  home: 'Inicio',
  recent: 'Recientes',
  noRecent: 'Aquí aparecen las notas que abres',
  pinned: 'Fijadas',
  noPinned: 'Aún no hay nada fijado',
  notes: 'Notas',
  emptyCategory: 'Vacía',
  noNotes: 'Aún no hay notas',
  noNotesWithPrefix: 'Ninguna nota empieza con este prefijo',
  notesUnknown: 'No se pudieron cargar tus notas',
  add: 'Añadir',
  newNote: 'Nueva nota',
  newCategory: 'Nueva categoría',
  fromTemplate: 'Con plantilla',
};
