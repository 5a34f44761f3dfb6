import type { RemoteDiagramsCatalogue } from '../catalogue.ts';

export const catalogue: RemoteDiagramsCatalogue = {
  diagrams: {
    diagram: 'ダイアグラム',
    broken: 'このダイアグラムは描画できません。',
    insert: {
      label: 'ダイアグラム',
      keywords:
        'フローチャート シーケンス図 グラフ ガントチャート mermaid diagram flowchart sequence graph chart gantt',
    },
  },
};
