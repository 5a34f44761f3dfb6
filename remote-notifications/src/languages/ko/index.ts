import type { RemoteNotificationsCatalogue } from '../catalogue.ts';

export const catalogue: RemoteNotificationsCatalogue = {
  notifications: {
    title: '알림',
    empty: '알림이 없어요',
    hint: '공유 링크, 요청, 가져오기에 관한 소식이 여기에 표시돼요.',
    failed: '알림을 불러오지 못했어요',
    today: '오늘',
    yesterday: '어제',
    untitled: '알림',
    unread: '읽지 않음',
    markAll: '모두 읽음으로 표시',
    markRead: '읽음으로 표시',
    markUnread: '읽지 않음으로 표시',
    markOf: (action, title) => `${action}: ${title}`,
    loadingMore: '이전 알림 불러오는 중',
    kinds: {
      welcome: '환영',
      'share-viewed': '공유 열람',
      'share-expired': '공유 만료',
      'request-status': '요청',
      videos: '새 동영상',
      'import-finished': '가져오기',
      'export-finished': '내보내기',
      'operator-message': '메시지',
    },
  },
};
