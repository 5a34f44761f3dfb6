import type { Translation } from '@my-note/contract/language';
import type { kitTexts } from '../../texts.ts';

export const kit: Translation<typeof kitTexts> = {
  menu: 'メニュー',
  tryAgain: '再試行',
  more: 'もっと見る',
  actionFailed: (label) => `「${label}」を実行できませんでした`,
  cancel: 'キャンセル',
  close: '閉じる',
  justNow: 'たった今',
  untitled: '無題',
  note: 'ノート',
  category: 'カテゴリ',
  onlyPrefix: (prefix) => `「${prefix}」のみ`,
  textChanged: 'このノートは別の場所で変更されました。内容を確認して、もう一度お試しください。',
  removePrefix: 'すべてのノートを表示',
  nowSharedBy: (title) =>
    `共有中の「${title}」に入りました。リンクを知っている人なら誰でも読むことができます。`,
};
