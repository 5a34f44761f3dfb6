import { pluralIn, type Translation } from '@my-note/contract/language';
import type { homeTexts } from '../../features/home/texts.ts';

const plural = pluralIn('es');

export const home: Translation<typeof homeTexts> = {
  home: 'Inicio',
  recent: 'Recientes',
  pinned: 'Fijadas',
  today: 'Hoy',
  yesterday: 'Ayer',
  thisWeek: 'Esta semana',
  more: 'Mostrar más',
  recentEmpty: 'Aquí verás tus notas, con las más recientes primero.',
  pinnedEmpty: 'Aún no hay notas fijadas',
  pinnedEmptyHint: 'Fija una nota para tenerla siempre aquí.',
  report: 'Informe',
  drafts: 'Borradores',
  draft: 'Una nota sin título',
  draftIn: (category) => `Una nota sin título, en ${category}`,

  firstSteps: 'Primeros pasos',
  hideFirstSteps: 'Ocultar',
  stepDone: 'Hecho',
  loadExamples: 'Cargar notas de ejemplo',
  removeExamples: 'Quitar notas de ejemplo',
  examplesHint: 'Haz un recorrido con notas de ejemplo.',
  examplesPresent: 'Las notas de ejemplo están en tu árbol.',
  examplesLoaded: (added) =>
    added === 0
      ? 'Ya tienes las notas de ejemplo'
      : plural(added, {
          one: 'Hay 1 nota de ejemplo en tu árbol',
          other: `Hay ${added} notas de ejemplo en tu árbol`,
        }),
  examplesRemoved: 'Las notas de ejemplo están en la papelera',
  removeExamplesTitle: '¿Quitar las notas de ejemplo?',
  removeExamplesText: (changed) =>
    plural(changed, {
      one: 'Una nota que escribiste o modificaste ahí irá con ellas a la papelera.',
      other: `${changed} notas que escribiste o modificaste ahí irán con ellas a la papelera.`,
    }),
  openExamples: 'Abrir',
  undo: 'Deshacer',
  noteHint: 'Escribe una nota. Se guarda mientras escribes.',
  categoryHint: 'Crea una categoría para agrupar notas.',
  transferHint: 'Trae tus notas de Evernote, Notion, Obsidian y muchas otras apps.',
  transfer: 'Importar',
  shortcutsHint: 'Casi todas las acciones tienen un atajo. Descúbrelos todos.',
  shortcuts: 'Atajos de teclado',

  inCategory: (title) => `en ${title}`,
  pitchTitle: 'Notas que se leen como un libro y se abren al instante.',
  pitch:
    'My Note guarda lo que escribes en un solo árbol de categorías y notas. Por dentro, Markdown puro; por fuera, tu propio servidor.',
  noteAlt: 'Una nota con su índice, junto al árbol de categorías',
  scenes: [
    {
      screen: 'editing',
      title: 'Escribe y olvídate de guardar',
      text: 'Títulos, listas, tablas, tareas e imágenes mientras escribes; por dentro, Markdown. Lo que escribes se conserva en tu dispositivo hasta que llega al servidor, con un historial para volver atrás.',
      alt: 'La misma nota mientras se escribe, con la barra de herramientas del editor',
    },
    {
      screen: 'search',
      title: 'Encuentra al instante',
      text: 'Ctrl+K, unas letras, Enter. La búsqueda perdona los errores al teclear, encuentra la palabra exacta si se lo pides y mira dentro de todos los textos.',
      alt: 'La búsqueda, con notas que llevan bread en el título o en el texto',
    },
  ],
  pitchPoints: [
    {
      title: 'Un solo árbol',
      text: 'Categorías dentro de categorías, en el orden que tú elijas. Cada nota tiene una dirección que no cambia.',
    },
    {
      title: 'Comparte a tu manera',
      text: 'Un enlace a una nota o a una rama, con fecha de expiración y contraseña, que puedes revocar cuando quieras.',
    },
    {
      title: 'Nada se pierde',
      text: 'Una papelera de la que recuperar, un historial de cada nota y tu texto a salvo tras cualquier fallo.',
    },
    {
      title: 'Todo tuyo',
      text: 'En tu propio equipo con un solo comando. Trae notas de otros programas y llévatelas en Markdown puro.',
    },
  ],
};
