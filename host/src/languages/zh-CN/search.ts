import { numberFormat, type Translation } from '@my-note/contract/language';
import type { texts } from '../../features/search/texts.ts';

const number = numberFormat();

export const search: Translation<typeof texts> = {
  search: '搜索',
  close: '关闭搜索',
  placeholder: '搜索…',
  hint: "精确匹配：在关键词前加 '，例如 '笔记'",
  filtersHint: '筛选条件：tag: in: has:task has:image has:file before: after: -词',
  filters: '筛选条件',
  excludedWord: (word) => `不含：${word}`,
  removeFilter: (filter) => `移除筛选条件 ${filter}`,
  commandsHint: '输入 > 查看命令。',
  results: '结果',
  nothing: '未找到结果。',
  count: (titles, inText) =>
    inText > 0 ? `${number(titles)} 个结果，其中正文匹配 ${number(inText)} 个` : `${number(titles)} 个结果`,
  failed: '无法启动搜索。',
  tryAgain: '重试',

  inText: '正文中',
  similar: '相似标题',
  indexing: (notes) => `还有 ${number(notes)} 条笔记正在建立索引，部分结果可能暂时缺失。`,
  textUnknown: '无法搜索笔记正文，目前仅搜索标题。',

  opened: '最近',
  history: '最近搜索',
  historyEmpty: '没有最近搜索。输入标题或链接中的词试试。',
  historyUnknown: '无法加载最近搜索。',
  forget: (name) => `从历史记录中移除 ${name}`,
  clear: '清除历史记录',
  clearQuestion: '要清除所有最近搜索吗？',
  clearYes: '清除',
  clearNo: '保留',

  commandFailed: (label) => `“${label}”未能完成`,
  commands: '命令',
  noCommand: '没有叫这个名字的命令。',
};
