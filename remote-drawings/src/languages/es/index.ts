import type { RemoteDrawingsCatalogue } from '../catalogue.ts';

export const catalogue: RemoteDrawingsCatalogue = {
  drawings: {
    drawing: 'Dibujo',
    drawingOf: (words) => `Dibujo: ${words}`,
    empty: 'Este dibujo está vacío.',
    broken: 'No se puede mostrar este dibujo.',
    insert: {
      label: 'Dibujo',
      hint: 'Boceto con formas, flechas y palabras',
      keywords: 'excalidraw boceto pizarra diagrama formas lienzo esquema',
    },
    editor: {
      save: 'Guardar',
      menu: 'Fondo del dibujo',
      loading: 'Cargando el lienzo…',
      failed: 'No se pudo cargar el lienzo. Revisa tu conexión y vuelve a abrir el dibujo.',
      unreadable: 'No se puede leer este dibujo. Edita su código.',
      tooMuch: 'Este dibujo es demasiado grande para guardarlo en una nota. Quita una parte.',
      unstored:
        'Una nota no puede guardar imágenes ni páginas web dentro de un dibujo. Quítalas y luego guarda.',
    },
  },
};
