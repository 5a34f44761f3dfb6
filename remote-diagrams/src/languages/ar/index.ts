import type { RemoteDiagramsCatalogue } from '../catalogue.ts';

export const catalogue: RemoteDiagramsCatalogue = {
  diagrams: {
    diagram: 'مخطط',
    broken: 'تعذّر رسم هذا المخطط.',
    insert: { label: 'مخطط', keywords: 'رسم بياني تدفق تسلسل mermaid flowchart sequence graph chart gantt' },
  },
};
