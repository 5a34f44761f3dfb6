import { dateFormat, type Translation } from '@my-note/contract/language';
import type { tasksTexts } from '../../tasks/texts.ts';

const day = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

export const tasks: Translation<typeof tasksTexts> = {
  title: '任务',
  groupBy: '分组方式',
  groupings: { due: '截止日期', note: '笔记', tag: '标签' },
  groups: {
    overdue: '已逾期',
    today: '今天',
    week: '本周',
    later: '以后',
    none: '无日期',
  },
  untagged: '无标签',
  untitled: '无标题',
  noText: '无文本',
  locked: '已锁定',
  day: (date) => day(new Date(date)),
  failure: '无法加载任务。',
  empty: '没有未完成的任务',
  emptyHint: '任何笔记中形如“- [ ] 交房租 @2026-12-01”的行都会列在这里。',
  loading: '正在加载',
  loadingMore: '正在加载更多任务',
  remindersTitle: '提醒',
  reminders: '每天早上提醒我到期的任务',
  feedTitle: '在日历中显示',
  feedHint: '日历可通过你的专属链接显示有日期的任务。任何拥有链接的人都能读取这些任务，但看不到其他内容。',
  feedMadeWhen: (when) => `链接于${when}创建`,
  feedReadWhen: (when) => `上次读取：${when}`,
  feedNever: '尚未被读取',
  makeFeed: '创建链接',
  renewFeed: '创建新链接',
  removeFeed: '移除链接',
  feedRemoved: '链接已失效',
  feedAddress: '日历链接',
  close: '关闭',
  feedOnce: '请在日历中以订阅方式添加。链接仅显示一次，之前的链接已失效。',
};
