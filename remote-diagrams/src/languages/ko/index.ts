import type { RemoteDiagramsCatalogue } from '../catalogue.ts';

export const catalogue: RemoteDiagramsCatalogue = {
  diagrams: {
    diagram: '다이어그램',
    broken: '이 다이어그램을 그릴 수 없어요.',
    insert: {
      label: '다이어그램',
      keywords: '순서도 시퀀스 그래프 차트 간트 mermaid diagram flowchart sequence graph chart gantt',
    },
  },
};
