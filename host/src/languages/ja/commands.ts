import type { Translation } from '@my-note/contract/language';
import type { texts } from '../../platform/commands/texts.ts';

/** Keywords also in English and in Latin letters, for those who do not switch their keyboard. */
export const commands: Translation<typeof texts> = {
  newNote: { label: '新規ノート', keywords: '追加 作成 書く 下書き メモ add create write new' },
  newCategory: { label: '新規カテゴリ', keywords: '追加 作成 フォルダ add create folder new' },
  toDark: { label: 'ダークテーマ', keywords: '切り替え 外観 暗い dark theme mode' },
  toLight: { label: 'ライトテーマ', keywords: '切り替え 外観 明るい light theme mode' },
  home: { label: 'ホームへ移動', keywords: 'スタート トップ home start' },
  sharing: { label: '共有へ移動', keywords: '共有リンク sharing links' },
  trash: { label: 'ゴミ箱へ移動', keywords: '削除 ごみ箱 trash deleted' },
  notifications: { label: '通知へ移動', keywords: 'お知らせ メッセージ notifications' },
  requests: {
    label: '不具合報告・機能リクエストへ移動',
    keywords: 'バグ 要望 フィードバック bug feedback request',
  },
  transfer: {
    label: 'インポートとエクスポートへ移動',
    keywords: '読み込み 書き出し 移行 バックアップ import export zip markdown obsidian joplin',
  },
  youtube: { label: 'Youtube Readerへ移動', keywords: '動画 チャンネル videos channels' },
  sidebar: {
    label: 'サイドバーの表示・非表示',
    keywords: 'ナビゲーション ツリー パネル 集中 sidebar focus',
  },
  overview: { label: '一覧を開く', keywords: 'ツリー メニュー すべて overview tree' },
  settings: { label: '設定', keywords: '環境設定 オプション settings preferences' },
  shortcuts: { label: 'キーボードショートカット', keywords: 'キー ヘルプ shortcuts keys help' },
  about: { label: 'このアプリについて', keywords: 'バージョン モジュール 情報 about version info' },
  clearPrefix: {
    label: 'プレフィックスの絞り込みを解除',
    keywords: 'すべて ノート 表示 フィルター prefix filter',
  },
  logout: { label: 'ログアウト', keywords: 'サインアウト 終了 logout sign out' },
};
