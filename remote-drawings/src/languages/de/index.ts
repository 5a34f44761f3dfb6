import type { RemoteDrawingsCatalogue } from '../catalogue.ts';

export const catalogue: RemoteDrawingsCatalogue = {
  drawings: {
    drawing: 'Zeichnung',
    drawingOf: (words) => `Zeichnung: ${words}`,
    empty: 'Diese Zeichnung ist leer.',
    broken: 'Diese Zeichnung kann nicht angezeigt werden.',
    insert: {
      label: 'Zeichnung',
      hint: 'Skizze aus Formen, Pfeilen und Wörtern',
      keywords: 'excalidraw skizze whiteboard tafel diagramm formen malen zeichnen',
    },
    editor: {
      save: 'Speichern',
      menu: 'Hintergrund der Zeichnung',
      loading: 'Die Zeichenfläche wird geladen …',
      failed:
        'Die Zeichenfläche konnte nicht geladen werden. Prüfe deine Verbindung und öffne die Zeichnung noch einmal.',
      unreadable: 'Diese Zeichnung lässt sich nicht lesen. Bearbeite stattdessen ihren Quelltext.',
      tooMuch: 'Diese Zeichnung ist zu groß für eine Notiz. Entferne etwas daraus.',
      unstored:
        'Bilder und Webseiten in einer Zeichnung lassen sich in einer Notiz nicht speichern. Entferne sie und speichere dann.',
    },
  },
};
