import { numberFormat, type Translation } from '@my-note/contract/language';
import type { historyTexts } from '../../history-texts.ts';

const number = numberFormat();

export const history: Translation<typeof historyTexts> = {
  title: '历史记录',
  versions: '版本',
  back: '所有版本',
  now: '现在',
  words: (count) => `${number(count)} 词`,
  none: {
    title: '还没有更早的版本',
    text: '当你再次打开笔记并修改时，会保留一个版本。',
  },
  failed: '无法加载历史记录',
  versionFailed: '无法加载此版本',
  against: '对比',
  againstNow: '现在',
  againstFormer: '上一版本',
  first: '这是最早的版本。',
  same: '文本没有差异',
  shownSince: '此版本之后的更改',
  shownThen: '此版本中的更改',
  unchanged: (count) => `显示 ${count} 处未更改的内容`,
  inserted: '新增',
  deleted: '删除',
  restore: '恢复',
  restored: '已恢复此版本',
  undo: '撤销',
  notUndone: '无法撤销恢复',
  undoFailed: '恢复前的文本已不在历史记录中',
  changedSince: '笔记在那之后又有修改。请打开历史记录恢复更早的文本。',
  unsaved: '这条笔记仍有内容只存于此设备。需先保存，才能恢复版本。',
  name: '命名',
  rename: '更改名称',
  nameOf: '此版本的名称',
  nameHint: '已命名的版本会永久保留。',
  save: '保存',
  cancel: '取消',
  removeName: '移除名称',
};
