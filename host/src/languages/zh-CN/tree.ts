import { numberFormat, type Translation } from '@my-note/contract/language';
import type { texts } from '../../shell/tree/texts.ts';

const number = numberFormat();

export const tree: Translation<typeof texts> = {
  emptyCategory: '空',
  open: (title) => `展开 ${title}`,
  close: (title) => `折叠 ${title}`,
  more: (title) => `${title} 的更多操作`,
  actionsOf: (title) => `${title} 的操作`,

  rename: '重命名',
  newNote: '在此新建笔记',
  newCategory: '在此新建分类',
  pin: '置顶',
  unpin: '取消置顶',
  addIcon: '添加图标',
  changeIcon: '更换图标',
  removeIcon: '移除图标',
  share: '分享',
  move: '移动',
  sortByTitle: '按标题排序',
  sortByDate: '按日期排序',
  moveToTrash: '移到回收站',
  undo: '撤销',

  titleOf: (title) => `${title} 的新标题`,
  titleRequired: '请输入标题',
  titleTooLong: (most) => `标题最多 ${number(most)} 个字符`,

  renamed: (title) => `已重命名为“${title}”`,
  moved: (title) => `已移动“${title}”`,
  sorted: (title) => `已排序“${title}”`,
  trashed: (title) => `已将“${title}”移到回收站`,
  movedTo: (title, position, siblings, parent) =>
    `已将“${title}”移到${parent === null ? '顶层' : `“${parent}”中`}的第 ${position} 位，共 ${siblings} 项`,

  notesInside: (count) => `${number(count)} 条笔记`,
};
