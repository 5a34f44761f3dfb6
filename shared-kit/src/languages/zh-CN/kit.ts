import type { Translation } from '@my-note/contract/language';
import type { kitTexts } from '../../texts.ts';

export const kit: Translation<typeof kitTexts> = {
  menu: '菜单',
  tryAgain: '重试',
  more: '显示更多',
  actionFailed: (label) => `“${label}”未能完成`,
  cancel: '取消',
  close: '关闭',
  justNow: '刚刚',
  untitled: '无标题',
  note: '笔记',
  category: '分类',
  onlyPrefix: (prefix) => `仅显示：${prefix}`,
  textChanged: '这条笔记已在其他地方修改。请查看后重试。',
  removePrefix: '显示所有笔记',
  nowSharedBy: (title) => `它现在属于已分享的“${title}”：任何拥有链接的人都可以阅读。`,
};
