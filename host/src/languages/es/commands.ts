import type { Translation } from '@my-note/contract/language';
import type { texts } from '../../platform/commands/texts.ts';

export const commands: Translation<typeof texts> = {
  newNote: { label: 'Nueva nota', keywords: 'añadir agregar crear escribir borrador' },
  newCategory: { label: 'Nueva categoría', keywords: 'añadir agregar crear carpeta categoria' },
  toDark: { label: 'Tema oscuro', keywords: 'cambiar modo apariencia aspecto noche' },
  toLight: { label: 'Tema claro', keywords: 'cambiar modo apariencia aspecto día dia' },
  home: { label: 'Ir a Inicio', keywords: 'principal panel comienzo' },
  sharing: { label: 'Ir a Compartido', keywords: 'enlaces compartidos compartir' },
  trash: { label: 'Ir a la papelera', keywords: 'eliminadas borradas basura' },
  notifications: { label: 'Ir a Notificaciones', keywords: 'avisos mensajes novedades' },
  requests: {
    label: 'Ir a Problemas y propuestas',
    keywords: 'error fallo bug deseo sugerencia comentarios solicitud',
  },
  transfer: {
    label: 'Ir a Importar y exportar',
    keywords: 'copia de seguridad respaldo zip markdown obsidian joplin',
  },
  youtube: { label: 'Ir a Youtube Reader', keywords: 'videos vídeos canales' },
  sidebar: {
    label: 'Ocultar o mostrar la barra lateral',
    keywords: 'navegación navegacion árbol arbol panel concentración',
  },
  overview: { label: 'Abrir la vista general', keywords: 'árbol arbol menú menu todo' },
  settings: { label: 'Configuración', keywords: 'configuracion ajustes preferencias opciones' },
  shortcuts: { label: 'Atajos de teclado', keywords: 'teclas ayuda' },
  about: { label: 'Acerca de esta app', keywords: 'versión version módulos modulos información' },
  clearPrefix: { label: 'Quitar el filtro de prefijo', keywords: 'mostrar todas las notas solo' },
  logout: { label: 'Cerrar sesión', keywords: 'sesion salir' },
  widerSidebar: { label: 'Ensanchar la barra lateral', keywords: 'ancho tamaño navegación' },
  narrowerSidebar: { label: 'Estrechar la barra lateral', keywords: 'ancho tamaño navegación' },
};
