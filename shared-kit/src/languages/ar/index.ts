import type { SharedKitCatalogue } from '../catalogue.ts';
import { embeds } from './embeds.ts';
import { files } from './files.ts';
import { keys } from './keys.ts';
import { kit } from './kit.ts';
import { markdown } from './markdown.ts';

export const catalogue: SharedKitCatalogue = {
  kit,
  'kit/embeds': embeds,
  'kit/fences': { save: 'حفظ بصيغة SVG' },
  'kit/files': files,
  'kit/forms': {
    show: 'إظهار',
    hide: 'إخفاء',
    showPassword: 'إظهار كلمة المرور',
    hidePassword: 'إخفاء كلمة المرور',
    strengths: {
      none: '8 أحرف على الأقل. كلما طالت زادت قوتها، وبضع كلمات تفي بالغرض.',
      short: 'قصيرة جدًا: استخدم 8 أحرف على الأقل.',
      weak: 'ضعيفة. بضعة أحرف إضافية تُحدث أكبر فرق.',
      fair: 'متوسطة. بضعة أحرف إضافية تجعلها قوية.',
      strong: 'قوية.',
    },
    copy: 'نسخ',
    copied: 'تم النسخ',
    copyFailed: 'تعذّر النسخ. حدّد النص وانسخه بنفسك.',
  },
  'kit/http': {
    unreachable: 'تعذّر على My Note الوصول إلى خدمته. تحقّق من الاتصال وحاول مرة أخرى',
    duplicate: 'بيانات مكررة',
    answered: (status) => `أجابت الخدمة بالرمز ${status}`,
  },
  'kit/icon': {
    iconOf: (title) => `أيقونة «\u2068${title}\u2069»`,
    searchEmojis: 'البحث عن رمز تعبيري',
    emojis: 'الرموز التعبيرية',
    noEmoji: 'لا يوجد رمز تعبيري بهذا الاسم.',
    removeIcon: 'إزالة الأيقونة',
    emojiGroups: [
      'الوجوه',
      'الأشخاص',
      'المكوّنات',
      'الحيوانات والطبيعة',
      'الطعام والشراب',
      'السفر والأماكن',
      'الأنشطة',
      'الأشياء',
      'الرموز',
      'الأعلام',
    ],
  },
  'kit/keys': keys,
  'kit/markdown': markdown,
};
