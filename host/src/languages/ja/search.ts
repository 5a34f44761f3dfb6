import { numberFormat, type Translation } from '@my-note/contract/language';
import type { texts } from '../../features/search/texts.ts';

const number = numberFormat();

export const search: Translation<typeof texts> = {
  search: '検索',
  close: '検索を閉じる',
  placeholder: '検索…',
  hint: "完全一致で探すには、語の前に ' を付けます（例：'ノート）",
  filtersHint: 'フィルター：tag: in: has:task has:image has:file before: after: -語',
  filters: 'フィルター',
  excludedWord: (word) => `除外：${word}`,
  removeFilter: (filter) => `フィルター「${filter}」を外す`,
  commandsHint: '> を入力するとコマンドが表示されます。',
  results: '検索結果',
  nothing: '見つかりませんでした。',
  count: (titles, inText) => (inText > 0 ? `${titles}件、本文に${inText}件` : `${titles}件`),
  failed: '検索を開始できませんでした。',
  tryAgain: '再試行',

  inText: '本文',
  similar: '似たタイトル',
  indexing: (notes) =>
    `ノート${number(notes)}件の検索準備がまだ終わっていません。結果の一部が表示されないことがあります。`,
  textUnknown: '本文を検索できませんでした。タイトルは引き続き検索できます。',

  opened: '最近',
  history: '最近の検索',
  historyEmpty: '最近の検索はありません。タイトルやアドレスの語を入力してください。',
  historyUnknown: '最近の検索を読み込めませんでした。',
  forget: (name) => `「${name}」を履歴から削除`,
  clear: '履歴を消去',
  clearQuestion: '最近の検索をすべて消去しますか？',
  clearYes: '消去',
  clearNo: '残す',

  commandFailed: (label) => `「${label}」を実行できませんでした`,
  commands: 'コマンド',
  noCommand: 'この名前のコマンドはありません。',
};
