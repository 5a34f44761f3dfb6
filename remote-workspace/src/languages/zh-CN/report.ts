import { numberFormat, type Translation } from '@my-note/contract/language';
import type { reportTexts } from '../../report/texts.ts';

const number = numberFormat();

export const report: Translation<typeof reportTexts> = {
  title: (day) => `使用报告，${day}`,
  loading: '正在加载',
  failed: '无法生成报告',
  empty: '还没有可报告的内容',
  emptyHint: '写一条笔记，这里就会显示相关图表。',
  print: '打印',
  asTable: '以表格显示',
  asPicture: '以图表显示',
  asTableNamed: (title) => `以表格显示：${title}`,
  asPictureNamed: (title) => `以图表显示：${title}`,
  tableOf: (title) => `${title}（表格）`,
  untitled: '无标题',

  counts: {
    note: (n) => `${number(n)} 条笔记`,
    word: (n) => `${number(n)} 词`,
    change: (n) => `${number(n)} 次更改`,
    day: (n) => `${number(n)} 天`,
    file: (n) => `${number(n)} 个文件`,
  },
  totals: {
    notes: '笔记',
    words: '词数',
    categories: '分类',
    drafts: '草稿',
    pinned: '置顶',
    shared: '已分享',
    trashed: '回收站中',
  },

  activity: '写作日历',
  activitySays: ({ days, month, daysOfMonth, peak, changes }) =>
    `过去一年有 ${days}有更改。最活跃的月份是${month}：${daysOfMonth}。最忙的一天是${peak}：${changes}。`,
  activityNone: '过去一年没有更改。',
  dayCell: (day, changes) => `${day}：${changes}`,
  less: '少',
  more: '多',
  day: '日期',
  created: '新建',
  changed: '修改',

  growth: '增长',
  growthSays: (first, notes, words) => `从${first}的第一条笔记，到今天的 ${notes}、${words}。`,
  growthLater: '图表从第二天开始显示。',
  notes: '笔记',
  words: '词数',

  categories: '各分类词数',
  categoriesSays: (title, part) => `“${title}”最多，占全部词数的 ${part}。`,
  categoriesNone: '还没有文字。',
  topLevel: '无分类',
  rest: (count) => `其他 ${count} 个`,
  category: '分类',
  facts: (words, notes) => `${words} · ${notes}`,

  largest: '最长的笔记',
  largestSays: (title, words) => `最长的是“${title}”，共 ${words}。`,
  note: '笔记',
  characters: '字符数',

  shares: '已分享的笔记',
  sharesSays: (views) => `共被打开 ${views}。`,
  sharesNone: '还没有分享链接。分享一条笔记，就能在这里看到它被打开的次数。',
  times: (_count, text) => `${text} 次`,
  views: '查看次数',
  lastOpened: '上次打开',
  never: '从未',

  storage: '存储空间',
  storageSays: (all, most, part) => `共 ${all}，其中${most}占 ${part}。`,
  quota: (used, limit) => `你的文本和附件已使用 ${used}，共可用 ${limit}。历史记录不计入。`,
  storageNone: '还没有存储任何内容。',
  storageParts: { texts: '文本', versions: '历史记录', attachments: '附件' },
  withFiles: (part, files) => `${part}，${files}`,
  storageOf: { texts: '文本', versions: '历史记录', attachments: '附件' },
  storageKind: '类型',
  size: '大小',
  part: '占比',
};
