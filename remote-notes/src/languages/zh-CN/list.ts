import type { Translation } from '@my-note/contract/language';
import type { listTexts } from '../../list-texts.ts';

/** At most three titles, and the number of all when there are more. */
const quoted = (titles: string[]) =>
  titles
    .slice(0, 3)
    .map((title) => `“${title}”`)
    .join('、') + (titles.length > 3 ? ` 等 ${titles.length} 项` : '');

export const list: Translation<typeof listTexts> = {
  moved: (title) => `已移动“${title}”`,
  actions: {
    rename: '重命名',
    newNote: '新建笔记',
    newCategory: '新建分类',
    exportCategory: '导出',
    sortByTitle: '按标题排序',
    sortByDate: '按日期排序',
  },
  emptyCategory: {
    title: '这里还没有内容',
    text: '你在此添加的笔记和分类会列在这个页面上。',
  },
  pinned: '置顶',
  order: {
    label: (title) => `在列表中移动 ${title}`,
    up: '上移',
    down: '下移',
    moved: (title, position, count) => `已将“${title}”移到第 ${position} 位，共 ${count} 项`,
    movedInto: (title, parent) => `已将“${title}”移到“${parent}”中`,
  },
  list: {
    sorts: { manual: '手动排序', title: '标题', changed: '最后修改', added: '添加日期' },
    sortedBy: (sort) => `排序：${sort}`,
    previews: '显示正文',
    select: '选择',
    selectItem: (title) => `选择 ${title}`,
    leave: '取消选择',
    toolbar: '所选项目',
    selected: (count) => (count === 0 ? '选择项目' : `已选择 ${count} 项`),
    trashed: (count) => `已将 ${count} 项移到回收站`,
    pinned: (count) => `已置顶 ${count} 项`,
    unpinned: (count) => `已取消置顶 ${count} 项`,
    moved: (count) => `已移动 ${count} 项`,
    refused: (titles) => `无法更改${quoted(titles)}`,
  },
  facts: (count, when) => `${count} 项，${when}修改`,
  items: (count) => `${count} 项`,
  sorted: (title) => `已排序“${title}”`,
};
