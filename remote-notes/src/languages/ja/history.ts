import { numberFormat, type Translation } from '@my-note/contract/language';
import type { historyTexts } from '../../history-texts.ts';

const number = numberFormat();

export const history: Translation<typeof historyTexts> = {
  title: '履歴',
  versions: 'バージョン',
  back: 'すべてのバージョン',
  now: '現在',
  words: (count) => `${number(count)}語`,
  none: {
    title: '以前のバージョンはまだありません',
    text: '時間をおいてノートを変更すると、それまでのバージョンが残ります。',
  },
  failed: '履歴を読み込めませんでした',
  versionFailed: 'このバージョンを読み込めませんでした',
  against: '比較対象',
  againstNow: '現在',
  againstFormer: '前のバージョン',
  first: 'これが最も古いバージョンです。',
  same: 'テキストに違いはありません',
  shownSince: 'このバージョン以降の変更',
  shownThen: 'このバージョンでの変更',
  unchanged: (count) => `変更のない${count}か所を表示`,
  inserted: '追加',
  deleted: '削除',
  restore: '復元',
  restored: 'バージョンを復元しました',
  undo: '元に戻す',
  notUndone: '復元を取り消せませんでした',
  undoFailed: '復元前のテキストは、もう履歴にありません',
  changedSince: 'その後、ノートが変更されました。以前のテキストに戻すには、ノートの履歴を開いてください。',
  unsaved:
    'このノートには、まだこのデバイスにしかないテキストがあります。バージョンを復元する前に、保存を済ませてください。',
  name: '名前を付ける',
  rename: '名前を変更',
  nameOf: 'このバージョンの名前',
  nameHint: '名前を付けたバージョンは、ずっと残ります。',
  save: '保存',
  cancel: 'キャンセル',
  removeName: '名前を外す',
};
