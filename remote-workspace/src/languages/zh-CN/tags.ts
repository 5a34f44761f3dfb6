import { numberFormat, type Translation } from '@my-note/contract/language';
import type { tagTexts } from '../../tags/texts.ts';

const number = numberFormat();
const notes = (count: number) => `${number(count)} 条笔记`;

export const tags: Translation<typeof tagTexts> = {
  pageTitle: '标签',
  intro: '在笔记中写 #tag 或 #tag/part，或在其 front matter 中写 tags:。',
  loading: '正在加载标签',
  failed: '无法加载标签',
  empty: '还没有标签',
  emptyHint: '在笔记中写 # 加一个词，例如 #work 或 #work/meetings。笔记一保存，标签就会出现在这里。',
  search: '查找标签',
  noMatch: '没有匹配的标签',
  tree: '所有标签',
  count: notes,
  show: (tag) => `显示 #${tag} 下的标签`,
  back: '所有标签',
  noNotes: (tag) => `没有带 #${tag} 的笔记`,
  noNotesHint: '它可能已被重命名，或其笔记在回收站中。',
  notesFailed: '无法加载此标签的笔记',
  loadingNotes: '正在加载笔记',
  untitled: '无标题',
  color: '颜色',
  colorTitle: (tag) => `#${tag} 的颜色`,
  colorText: '其下的标签会使用相同颜色，除非单独设置。只有你能看到颜色。',
  colors: {
    red: '红色',
    orange: '橙色',
    yellow: '黄色',
    green: '绿色',
    teal: '青色',
    blue: '蓝色',
    violet: '紫色',
    pink: '粉色',
  },
  noColor: '无颜色',
  rename: '重命名',
  renameTitle: (tag) => `重命名 #${tag}`,
  renameText: (count) => `将修改 ${notes(count)}的正文，其下的标签也会一并重命名。你可以撤销。`,
  newName: '新名称',
  mergeHint: (tag) => `#${tag} 已存在：两者将合并为一个标签。`,
  merge: '合并',
  renamed: (from, to, count) => `已在 ${notes(count)}中将 #${from} 重命名为 #${to}`,
  nothingRenamed: (from) => `没有带 #${from} 的笔记被修改`,
  undo: '撤销',
  undone: (count) => `已在 ${notes(count)}中撤销`,
  nothingUndone: '没有可撤销的内容',
  left: (titles, more, reason) =>
    `保持不变：${titles}${more > 0 ? ` 等（另有 ${number(more)} 条）` : ''}。${reason}`,
};
