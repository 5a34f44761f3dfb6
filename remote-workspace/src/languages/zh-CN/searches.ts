import type { Translation } from '@my-note/contract/language';
import type { searchTexts } from '../../searches/texts.ts';

export const searches: Translation<typeof searchTexts> = {
  pageTitle: '已保存的搜索',
  resultsTitle: '搜索',
  intro: '为常用搜索命名并保存，也可在侧边栏和 Ctrl+K 中找到它们。',
  loading: '正在加载已保存的搜索',
  failed: '无法加载已保存的搜索',
  empty: '还没有保存的搜索',
  emptyHint: '在上方输入搜索，例如 in:Work has:task，查看结果后保存。',
  query: '搜索',
  queryHint: '词、"短语"、-词、tag: in: has:task has:image has:file before:2026-12-01 after:2026-12-01',
  find: '查找',
  searching: '正在搜索',
  nothing: '未找到结果',
  nothingHint: '去掉一个筛选条件，或换种写法试试。',
  hits: (count) => (count < 30 ? `${count} 条笔记` : '前 30 条笔记'),
  all: '所有已保存的搜索',
  untitled: '无标题',
  save: '保存搜索',
  name: '名称',
  saved: (name) => `已保存“${name}”`,
  rename: '重命名',
  renameTitle: (name) => `重命名“${name}”`,
  remove: '移除',
  removed: (name) => `已移除“${name}”`,
  undo: '撤销',
};
