import type { SharedKitCatalogue } from '../catalogue.ts';
import { embeds } from './embeds.ts';
import { files } from './files.ts';
import { keys } from './keys.ts';
import { kit } from './kit.ts';
import { markdown } from './markdown.ts';

export const catalogue: SharedKitCatalogue = {
  kit,
  'kit/embeds': embeds,
  'kit/fences': { save: '保存为 SVG' },
  'kit/files': files,
  'kit/forms': {
    show: '显示',
    hide: '隐藏',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    strengths: {
      none: '至少 8 个字符。越长越安全，用几个词拼起来就很好。',
      short: '太短：至少需要 8 个字符。',
      weak: '弱。再加几个字符最有效。',
      fair: '中。再加几个字符就很强了。',
      strong: '强。',
    },
    copy: '复制',
    copied: '已复制',
    copyFailed: '无法复制。请选中文本后自行复制。',
  },
  'kit/http': {
    unreachable: 'My Note 无法连接其服务。请检查网络连接，然后重试',
    duplicate: '数据重复',
    answered: (status) => `服务返回了 ${status}`,
  },
  'kit/icon': {
    iconOf: (title) => `“${title}”的图标`,
    searchEmojis: '搜索表情符号',
    emojis: '表情符号',
    noEmoji: '没有叫这个名字的表情符号。',
    removeIcon: '移除图标',
    emojiGroups: [
      '笑脸',
      '人物',
      '组件',
      '动物与自然',
      '食物与饮料',
      '旅行与地点',
      '活动',
      '物品',
      '符号',
      '旗帜',
    ],
  },
  'kit/keys': keys,
  'kit/markdown': markdown,
};
