import type { RemoteDrawingsCatalogue } from '../catalogue.ts';

export const catalogue: RemoteDrawingsCatalogue = {
  drawings: {
    drawing: '绘图',
    drawingOf: (words) => `绘图：${words}`,
    empty: '此绘图是空的。',
    broken: '无法显示此绘图。',
    insert: {
      label: '绘图',
      hint: '用图形、箭头和文字画草图',
      keywords: '草图 白板 画布 图形 手绘 excalidraw sketch whiteboard diagram shapes canvas',
    },
    editor: {
      save: '保存',
      menu: '绘图背景',
      loading: '正在加载画布…',
      failed: '无法加载画布。请检查网络连接，然后重新打开绘图。',
      unreadable: '无法读取此绘图。请改为编辑其源码。',
      tooMuch: '此绘图太大，无法保存到笔记中。请删减一些内容。',
      unstored: '笔记无法保存绘图中的图片和网页。请先移除它们再保存。',
    },
  },
};
