import type { RemoteDrawingsCatalogue } from '../catalogue.ts';

export const catalogue: RemoteDrawingsCatalogue = {
  drawings: {
    drawing: 'Dessin',
    drawingOf: (words) => `Dessin : ${words}`,
    empty: 'Ce dessin est vide.',
    broken: 'Ce dessin ne peut pas être affiché.',
    insert: {
      label: 'Dessin',
      hint: 'Croquis de formes, de flèches et de mots',
      keywords: 'excalidraw croquis esquisse tableau blanc schéma formes dessiner',
    },
    editor: {
      save: 'Enregistrer',
      menu: 'Fond du dessin',
      loading: 'Chargement de la zone de dessin…',
      failed: 'Impossible de charger la zone de dessin. Vérifiez votre connexion, puis rouvrez le dessin.',
      unreadable: 'Ce dessin ne peut pas être lu. Modifiez plutôt sa source.',
      tooMuch: 'Ce dessin est trop gros pour une note. Retirez-en une partie.',
      unstored:
        'Une note ne peut pas conserver d’images ni de pages web dans un dessin. Retirez-les, puis enregistrez.',
    },
  },
};
