import type { Translation } from '@my-note/contract/language';
import type { texts } from '../../platform/texts.ts';

export const shell: Translation<typeof texts> = {
  product: 'My Note',
  loading: '読み込み中',
  tryAgain: '再試行',
  reload: 'アプリを再読み込み',
  errorDetails: '管理者向けの詳細',
  pageBroke: 'このページは動作を停止しました',
  partMissing: 'この部分を読み込めませんでした。接続を確認して、もう一度お試しください',
  unreached: 'このページに接続できませんでした',

  menu: 'メニュー',
  quickAccess: 'クイックアクセス',
  newShort: '新規',
  hideSidebar: 'サイドバーを隠す',
  showSidebar: 'サイドバーを表示',
  close: '閉じる',
  overview: '一覧',
  search: '検索',
  skip: 'コンテンツへスキップ',
  offline: 'オフライン',
  offlineHint: 'オフラインです。書いた内容は、オンラインに戻るまでこのデバイスに保存されます。',

  userMenu: (initials) => `ユーザーメニュー ${initials}`,
  userMenuUnread: (initials, count) => `ユーザーメニュー ${initials}、未読${count}件`,
  toDark: 'ダークテーマ',
  toLight: 'ライトテーマ',
  login: 'ログイン',
  createAccount: 'アカウントを作成',

  settingsUnknown: '設定を読み込めませんでした',

  home: 'ホーム',
  recent: '最近',
  noRecent: '開いたノートがここに表示されます',
  pinned: 'ピン留め',
  noPinned: 'ピン留めはまだありません',
  notes: 'ノート',
  emptyCategory: '空',
  noNotes: 'ノートはまだありません',
  noNotesWithPrefix: 'このプレフィックスで始まるノートはありません',
  notesUnknown: 'ノートを読み込めませんでした',
  add: '追加',
  newNote: '新規ノート',
  newCategory: '新規カテゴリ',
  fromTemplate: 'テンプレートから',
};
