import type { RemoteDrawingsCatalogue } from '../catalogue.ts';

export const catalogue: RemoteDrawingsCatalogue = {
  drawings: {
    drawing: 'スケッチ',
    drawingOf: (words) => `スケッチ：${words}`,
    empty: 'このスケッチは空です。',
    broken: 'このスケッチは表示できません。',
    insert: {
      label: 'スケッチ',
      hint: '図形、矢印、文字で手描き',
      keywords: '図 描画 ホワイトボード 手書き excalidraw drawing sketch whiteboard shapes canvas',
    },
    editor: {
      save: '保存',
      menu: 'スケッチの背景',
      loading: 'キャンバスを読み込み中…',
      failed: 'キャンバスを読み込めませんでした。接続を確認して、スケッチをもう一度開いてください。',
      unreadable: 'このスケッチは読み取れません。代わりにソースを編集してください。',
      tooMuch: 'このスケッチは大きすぎてノートに保存できません。一部を削除してください。',
      unstored: '画像やWebページはスケッチの中に保存できません。削除してから保存してください。',
    },
  },
};
