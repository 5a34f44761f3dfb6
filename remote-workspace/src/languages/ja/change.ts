import type { Translation } from '@my-note/contract/language';
import type { changeTexts } from '../../releases/change/texts.ts';

export const change: Translation<typeof changeTexts> = {
  reason: '理由',
  reasonHint: '任意。履歴を見る全員に表示されます。',
  share: '配信するブラウザの割合',
  shares: { 1: '1%', 5: '5%', 10: '10%', 25: '25%', 50: '50%', 100: '100%' },
  guard: 'ガードに監視させる',
  guardHint: 'カナリアを公開中のバージョンと比較し、段階的に配信先を増やすか、問題があれば取り下げます。',
  guardStays: 'ガードはこの割合から続けます。',
  ownPage: (name) =>
    `このページは${name}の一部です。離れると、元に戻すにはコマンドライン（pnpm remote）が必要です。`,
  undo: '元に戻す',
  undone: (name) => `${name}を元の状態に戻しました`,
  unchanged: '変更はありませんでした',
  promoteCanary: 'カナリアを昇格',
  rollbackTo: (version) => `${version}にロールバック`,
  restoreVersion: (version) => `${version}を復活`,
};
