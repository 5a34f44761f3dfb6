import type { RemoteDiagramsCatalogue } from '../catalogue.ts';

export const catalogue: RemoteDiagramsCatalogue = {
  diagrams: {
    diagram: 'Diagrama',
    broken: 'No se puede dibujar este diagrama.',
    insert: {
      label: 'Diagrama',
      keywords: 'mermaid diagrama de flujo secuencia grafo gráfico grafico gantt flowchart',
    },
  },
};
