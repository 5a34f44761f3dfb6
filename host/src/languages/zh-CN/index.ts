import { numberFormat } from '@my-note/contract/language';
import { catalogue as contract } from '@my-note/contract/languages/zh-CN';
import { catalogue as kit } from '@my-note/kit/languages/zh-CN';
import type { HostCatalogue } from '../catalogue.ts';
import { about } from './about.ts';
import { commands } from './commands.ts';
import { error } from './error.ts';
import { home } from './home.ts';
import { host as shell } from './host.ts';
import { login } from './login.ts';
import { push } from './push.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { tree } from './tree.ts';

const number = numberFormat();

const host: HostCatalogue = {
  host: shell,
  'host/about': about,
  'host/commands': commands,
  'host/embedded': {
    resetHelp: (contact) =>
      `请向${contact === undefined ? '管理员' : ` ${contact} `}索取重设密码的链接。本站不发送电子邮件。`,
  },
  'host/error': error,
  'host/firebase': {
    google: '使用 Google 继续',
    wrong: '邮箱或密码不正确',
    taken: '此邮箱已有账户，请直接登录',
    weak: '请使用更长的密码',
    tooMany: '尝试次数过多。请等几分钟后重试',
    disabled: '此账户已停用。请联系管理员',
    network: '无法连接登录服务。请检查网络连接，然后重试',
    blocked: '浏览器拦截了登录窗口。请允许本站弹出窗口，然后重试',
    otherWay: '此邮箱的账户使用另一种登录方式。请改用那种方式',
    notSetUp: '此登录方式尚未设置。请联系管理员',
    failed: (code) => `无法登录（${code}）。请重试`,
  },
  'host/home': home,
  'host/identity': {
    unknown: '本站使用的登录服务不受此版本的 My Note 支持。',
  },
  'host/isolated': {
    leaveTitle: '要打开其他网站吗？',
    leaveText: (remote) => `${remote} 将前往以下地址。该地址中可能包含 ${remote} 从你的笔记中读取的内容。`,
    openSite: (site) => `打开 ${site}`,
    notGranted: '此页面未获得此权限',
    notFound: '没有这条笔记，或此页面未获得其访问权限',
    onlyText: '仅授权了笔记正文及其基准版本',
    unreachable: '无法连接服务',
    signedOut: '当前没有用户登录',
    tooMany: '同时调用过多',
  },
  'host/keyboard': {
    title: '键盘快捷键',
    filter: '筛选快捷键',
    none: (typed) => `没有与“${typed}”匹配的快捷键`,
    followedBy: '然后',
    off: '单键快捷键已在设置中关闭。',
    groups: { act: '任意位置', goTo: '前往' },
  },
  'host/login': login,
  'host/notifications': { untitled: '通知', detail: '详情' },
  'host/oidc': {
    continueWith: (label) => `使用 ${label} 继续`,
    errors: {
      canceled: '登录已取消。你可以重试，或使用其他方式登录',
      expired: '登录用时过长，或是在另一个浏览器中开始的。请重试',
      unreachable: '无法连接登录服务商。请几分钟后重试',
      refused: '登录服务商返回了不可信的响应。请重试，或联系管理员',
      'not-a-member': '你在登录服务商的账户无权访问本站。请联系管理员',
      'no-email': '你在登录服务商的账户没有邮箱地址，而 My Note 需要邮箱。请联系管理员',
    },
    failed: '无法登录。请重试',
  },
  'host/overview': {
    empty: '还没有笔记。你的笔记会以树状显示在这里。',
    looseNotes: '未分类',
    nothingInside: '空',
    dropHere: '移到顶层',
    newCategory: '新建分类',
    expandAll: '全部展开',
    collapseAll: '全部折叠',
    filter: '按标题筛选',
    nothingFound: '未找到结果',
    notes: (count) => `${number(count)} 条笔记`,
    found: (count) => `${number(count)} 个匹配项`,
  },
  'host/push': push,
  'host/reset': {
    title: '设置新密码',
    loading: '正在加载',
    unknown: '无法验证此链接',
    ended: '此链接已失效',
    endedHint: '链接已过期或已被使用。请在登录页面重新获取。',
    toLogin: '前往登录',
    owner: (email) => `用于 ${email}。所有设备都将退出登录。`,
    save: '保存密码',
    saved: '密码已更改',
    savedHint: '请使用新密码登录。',
  },
  'host/search': search,
  'host/settings': settings,
  'host/sidebar': {
    savedSearches: '已保存的搜索',
    allSearches: '全部与新建',
    width: '侧边栏宽度',
    widthHint: '拖动可调整宽度，双击恢复默认',
  },
  'host/tree': tree,
  'host/user-menu': {
    notifications: '通知',
    notificationsUnread: (count) => `通知，${count} 条未读`,
    account: '账户',
    people: '成员',
    releases: '发布',
    settings: '设置',
    logout: '退出登录',
  },
  'host/youtube': {
    page: 'Youtube Reader',
    title: 'Youtube Reader 已关闭',
    text: '它会列出你关注的频道的新视频，让你边看边记笔记。你也可以随时在用户菜单的“设置”中打开或关闭它。',
    turnOn: '打开 Youtube Reader',
  },
};

export const catalogue = { ...contract, ...kit, ...host };
