import type { RemoteNotificationsCatalogue } from '../catalogue.ts';

export const catalogue: RemoteNotificationsCatalogue = {
  notifications: {
    title: '通知',
    empty: '没有通知',
    hint: '分享链接、反馈和导入的最新动态会显示在这里。',
    failed: '无法加载通知',
    today: '今天',
    yesterday: '昨天',
    untitled: '通知',
    unread: '未读',
    markAll: '全部标为已读',
    markRead: '标为已读',
    markUnread: '标为未读',
    markOf: (action, title) => `${action}：${title}`,
    loadingMore: '正在加载更早的通知',
    kinds: {
      welcome: '欢迎',
      'share-viewed': '分享已被打开',
      'share-expired': '分享已过期',
      'request-status': '反馈',
      videos: '新视频',
      'import-finished': '导入',
      'export-finished': '导出',
      'operator-message': '消息',
    },
  },
};
