import type { Translation } from '@my-note/contract/language';
import type { searchTexts } from '../../searches/texts.ts';

export const searches: Translation<typeof searchTexts> = {
  pageTitle: '保存した検索',
  resultsTitle: '検索',
  intro: '名前を付けて保存した検索です。サイドバーやCtrl+Kからも使えます。',
  loading: '保存した検索を読み込み中',
  failed: '保存した検索を読み込めませんでした',
  empty: '保存した検索はまだありません',
  emptyHint: '上に in:仕事 has:task のような検索を入力し、結果を確かめてから保存しましょう。',
  query: '検索',
  queryHint: '語、"フレーズ"、-語、tag: in: has:task has:image has:file before:2026-12-01 after:2026-12-01',
  find: '検索',
  searching: '検索中',
  nothing: '見つかりませんでした',
  nothingHint: 'フィルターを外すか、別の言葉で試してください。',
  hits: (count) => (count < 30 ? `ノート${count}件` : '最初の30件のノート'),
  all: '保存した検索一覧',
  untitled: '無題',
  save: '検索を保存',
  name: '名前',
  saved: (name) => `「${name}」を保存しました`,
  rename: '名前を変更',
  renameTitle: (name) => `「${name}」の名前を変更`,
  remove: '削除',
  removed: (name) => `「${name}」を削除しました`,
  undo: '元に戻す',
};
