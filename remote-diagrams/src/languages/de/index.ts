import type { RemoteDiagramsCatalogue } from '../catalogue.ts';

export const catalogue: RemoteDiagramsCatalogue = {
  diagrams: {
    diagram: 'Diagramm',
    broken: 'Dieses Diagramm kann nicht dargestellt werden.',
    insert: {
      label: 'Diagramm',
      keywords: 'mermaid flussdiagramm ablauf sequenz graph chart gantt schaubild',
    },
  },
};
