import type { Translation } from '@my-note/contract/language';
import type { texts } from '../../platform/texts.ts';

export const host: Translation<typeof texts> = {
  product: 'My Note',
  loading: '正在加载',
  tryAgain: '重试',
  reload: '重新加载应用',
  errorDetails: '供管理员查看的详情',
  pageBroke: '此页面已停止工作',
  partMissing: '无法加载这部分内容。请检查网络连接，然后重试',
  unreached: '无法打开此页面',

  menu: '菜单',
  quickAccess: '快速访问',
  newShort: '新建',
  hideSidebar: '隐藏侧边栏',
  showSidebar: '显示侧边栏',
  close: '关闭',
  overview: '总览',
  search: '搜索',
  skip: '跳到内容',
  offline: '离线',
  offlineHint: '你已离线。恢复联网之前，你写的内容会保存在此设备上。',

  userMenu: (initials) => `用户菜单 ${initials}`,
  userMenuUnread: (initials, count) => `用户菜单 ${initials}，${count} 条未读`,
  toDark: '深色主题',
  toLight: '浅色主题',
  login: '登录',
  createAccount: '创建账户',

  settingsUnknown: '无法加载你的设置',

  home: '首页',
  recent: '最近',
  noRecent: '你打开的笔记会显示在这里',
  pinned: '置顶',
  noPinned: '还没有置顶内容',
  notes: '笔记',
  emptyCategory: '空',
  noNotes: '还没有笔记',
  noNotesWithPrefix: '没有以此前缀开头的笔记',
  notesUnknown: '无法加载你的笔记',
  add: '添加',
  newNote: '新建笔记',
  newCategory: '新建分类',
  fromTemplate: '从模板新建',
};
