import type { RemoteDiagramsCatalogue } from '../catalogue.ts';

export const catalogue: RemoteDiagramsCatalogue = {
  diagrams: {
    diagram: 'Diagrama',
    broken: 'Não é possível desenhar este diagrama.',
    insert: {
      label: 'Diagrama',
      keywords: 'mermaid fluxograma sequência sequencia grafo gráfico grafico gantt flowchart',
    },
  },
};
