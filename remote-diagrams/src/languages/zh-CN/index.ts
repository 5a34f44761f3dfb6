import type { RemoteDiagramsCatalogue } from '../catalogue.ts';

export const catalogue: RemoteDiagramsCatalogue = {
  diagrams: {
    diagram: '图表',
    broken: '无法绘制此图表。',
    insert: { label: '图表', keywords: '流程图 时序图 甘特图 mermaid flowchart sequence graph chart gantt' },
  },
};
