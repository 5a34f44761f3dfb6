import type { Translation } from '@my-note/contract/language';
import type { captureTexts } from '../../capture/texts.ts';
import type { commandTexts } from '../../command-texts.ts';
import type { writingTexts } from '../../writing/texts.ts';

export const commands: Translation<typeof commandTexts> = {
  today: { label: '今天', keywords: '日记 日志 每日 笔记 journal diary daily note day' },
  appendToday: { label: '追加到今天', keywords: '日记 日志 添加 记录 journal diary add log' },
  template: { label: '从模板新建笔记', keywords: '创建 添加 范本 create add form' },
  tags: { label: '前往标签', keywords: '标记 tags labels' },
  tasks: { label: '前往任务', keywords: '待办 到期 未完成 to-do todo due open tasks' },
  searches: { label: '前往已保存的搜索', keywords: '筛选 查找 filters find searches' },
};

export const capture: Translation<typeof captureTexts> = {
  title: '新建笔记',
  hint: '请确认即将创建的内容。点击按钮之前不会保存任何内容。',
  noteTitle: '标题',
  text: '正文',
  textHint: 'Markdown',
  category: '分类',
  topLevel: '顶层',
  tags: '标签',
  tagsHint: '以空格分隔，例如 work/log urgent。标签会写在正文下方。',
  make: '创建笔记',
  made: '笔记已创建',
};

export const writing: Translation<typeof writingTexts> = {
  templatesTitle: '从模板新建笔记',
  templatesIntro:
    '模板就是你在此选定的分类中的笔记。其中的 {{date}}、{{time}}、{{title}} 和 {{cursor}} 会自动填入。',
  templatesCategory: '模板分类',
  noCategory: '无',
  template: '模板',
  noTemplates: '此分类中还没有笔记',
  noTemplatesHint: '在其中写一条笔记：那里的每条笔记都是模板。',
  loading: '正在加载',
  failed: '无法加载你的设置',
  title: '标题',
  titleMissing: '请输入标题',
  category: '分类',
  topLevel: '顶层',
  make: '创建笔记',
  made: '笔记已创建',
  untitled: '无标题',

  todayTitle: '今天',
  previousMonth: '上个月',
  nextMonth: '下个月',
  previousDay: '前一天',
  nextDay: '后一天',
  toToday: '回到今天',
  withNote: (day) => `${day}，有笔记`,
  open: '打开笔记',
  start: '写这一天',
  append: '追加',
  appendTo: (day) => `追加到${day}`,
  appendHint: 'Markdown。会添加到笔记已有内容的下方。',
  appended: (day) => `已追加到${day}`,
  settings: '日记设置',
  journalCategory: '日记分类',
  journalDefault: '顶层的“日记”',
  dayTemplate: '新一天的模板',
  noTemplate: '空白',
};
