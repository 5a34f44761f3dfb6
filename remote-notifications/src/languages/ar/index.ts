import type { RemoteNotificationsCatalogue } from '../catalogue.ts';

export const catalogue: RemoteNotificationsCatalogue = {
  notifications: {
    title: 'الإشعارات',
    empty: 'لا توجد إشعارات',
    hint: 'تظهر هنا مستجدات روابط المشاركة والطلبات وعمليات الاستيراد.',
    failed: 'تعذّر تحميل إشعاراتك',
    today: 'اليوم',
    yesterday: 'أمس',
    untitled: 'إشعار',
    unread: 'غير مقروء',
    markAll: 'تحديد الكل كمقروء',
    markRead: 'تحديد كمقروء',
    markUnread: 'تحديد كغير مقروء',
    markOf: (action, title) => `${action}: \u2068${title}\u2069`,
    loadingMore: 'جارٍ تحميل إشعارات أقدم',
    kinds: {
      welcome: 'مرحبًا بك',
      'share-viewed': 'فُتحت مشاركة',
      'share-expired': 'انتهت مشاركة',
      'request-status': 'طلب',
      videos: 'فيديوهات جديدة',
      'import-finished': 'استيراد',
      'export-finished': 'تصدير',
      'operator-message': 'رسالة',
    },
  },
};
