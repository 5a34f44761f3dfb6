import type { RemoteNotificationsCatalogue } from '../catalogue.ts';

export const catalogue: RemoteNotificationsCatalogue = {
  notifications: {
    title: '通知',
    empty: '通知はありません',
    hint: '共有リンク、リクエスト、インポートに関するお知らせがここに表示されます。',
    failed: '通知を読み込めませんでした',
    today: '今日',
    yesterday: '昨日',
    untitled: '通知',
    unread: '未読',
    markAll: 'すべて既読にする',
    markRead: '既読にする',
    markUnread: '未読にする',
    markOf: (action, title) => `${action}：${title}`,
    loadingMore: '以前の通知を読み込み中',
    kinds: {
      welcome: 'ようこそ',
      'share-viewed': '共有の閲覧',
      'share-expired': '共有の期限切れ',
      'request-status': 'リクエスト',
      videos: '新着動画',
      'import-finished': 'インポート',
      'export-finished': 'エクスポート',
      'operator-message': 'メッセージ',
    },
  },
};
