import type { Translation } from '@my-note/contract/language';
import type { texts } from '../../platform/commands/texts.ts';

export const commands: Translation<typeof texts> = {
  newNote: { label: 'ملاحظة جديدة', keywords: 'إضافة إنشاء كتابة مسودة add create note' },
  newCategory: { label: 'فئة جديدة', keywords: 'إضافة إنشاء مجلد تصنيف add create folder' },
  toDark: { label: 'المظهر الداكن', keywords: 'تبديل مظهر سمة وضع ليلي dark theme' },
  toLight: { label: 'المظهر الفاتح', keywords: 'تبديل مظهر سمة وضع نهاري light theme' },
  home: { label: 'الانتقال إلى الرئيسية', keywords: 'البداية لوحة home' },
  sharing: { label: 'الانتقال إلى المشاركة', keywords: 'روابط مشتركة sharing' },
  trash: { label: 'الانتقال إلى المهملات', keywords: 'محذوفة سلة حذف trash' },
  notifications: { label: 'الانتقال إلى الإشعارات', keywords: 'تنبيهات رسائل notifications' },
  requests: {
    label: 'الانتقال إلى الإبلاغ عن مشكلة / طلب ميزة',
    keywords: 'خطأ اقتراح ملاحظات bug feedback',
  },
  transfer: {
    label: 'الانتقال إلى الاستيراد والتصدير',
    keywords: 'نسخ احتياطي backup zip markdown obsidian joplin',
  },
  youtube: { label: 'الانتقال إلى Youtube Reader', keywords: 'فيديو فيديوهات قنوات videos' },
  sidebar: { label: 'إخفاء الشريط الجانبي أو إظهاره', keywords: 'تنقل شجرة لوحة تركيز sidebar' },
  overview: { label: 'فتح النظرة العامة', keywords: 'شجرة قائمة الكل overview' },
  settings: { label: 'الإعدادات', keywords: 'تفضيلات خيارات settings' },
  shortcuts: { label: 'اختصارات لوحة المفاتيح', keywords: 'مفاتيح مساعدة shortcuts help' },
  about: { label: 'حول هذا التطبيق', keywords: 'إصدار وحدات معلومات version about' },
  clearPrefix: { label: 'مسح تصفية البادئة', keywords: 'عرض كل الملاحظات فقط prefix' },
  logout: { label: 'تسجيل الخروج', keywords: 'خروج مغادرة sign out logout' },
};
