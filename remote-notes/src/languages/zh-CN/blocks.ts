import type { Translation } from '@my-note/contract/language';
import type { blockTexts } from '../../editor/blocks/texts.ts';

export const blocks: Translation<typeof blockTexts> = {
  handle: '拖动可移动，点击打开菜单',
  menu: '块',
  turnInto: '转换为',
  current: '当前',
  kinds: {
    text: '正文',
    'heading-1': '标题 1',
    'heading-2': '标题 2',
    'heading-3': '标题 3',
    bullets: '无序列表',
    numbers: '有序列表',
    task: '任务列表',
    quote: '引用',
    callout: '标注',
    code: '代码块',
  },
  duplicate: '创建副本',
  copyLink: '复制标题链接',
  moveUp: '上移',
  moveDown: '下移',
  delete: '删除',
  linkCopied: '链接已复制',
  linkNotCopied: '无法复制链接，浏览器不允许。',
};
