import type { RemoteDiagramsCatalogue } from '../catalogue.ts';

export const catalogue: RemoteDiagramsCatalogue = {
  diagrams: {
    diagram: 'Diagramme',
    broken: 'Ce diagramme ne peut pas être affiché.',
    insert: {
      label: 'Diagramme',
      keywords: 'mermaid organigramme flux séquence graphe graphique gantt schéma',
    },
  },
};
