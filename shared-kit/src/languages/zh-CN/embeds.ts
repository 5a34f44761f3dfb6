import type { Translation } from '@my-note/contract/language';
import type { embedTexts } from '../../markdown/embeds/texts.ts';

export const embeds: Translation<typeof embedTexts> = {
  untitled: '无标题',
  unknown: '笔记',
  region: (title) => `嵌入的笔记：${title}`,
  regionOfPart: (title, part) => `笔记“${title}”的一部分：${part}`,
  loading: '正在加载笔记…',
  gone: '这条笔记在回收站中，或已被删除。',
  hidden: '这条笔记没有分享给你。',
  category: '分类不会显示在笔记中。打开它即可查看其中的内容。',
  failed: '无法加载这条笔记。请检查网络连接，然后重试。',
  tryAgain: '重试',
  empty: '这条笔记是空的。',
  partGone: '笔记中已没有这部分内容。打开笔记可查看其余内容。',
  cycle: '这条笔记的内容正显示在外层。打开它可单独阅读。',
  deep: '笔记最多嵌套显示三层。打开这条笔记即可阅读。',
  over: '这里显示的笔记已经很多，因此这条仅显示为链接。',
};
