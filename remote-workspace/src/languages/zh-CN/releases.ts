import { numberFormat, type Translation } from '@my-note/contract/language';
import type { changeTexts, changeWords as changeWordsTexts } from '../../releases/change/texts.ts';
import type { releasesTexts } from '../../releases/texts.ts';

const number = numberFormat();

const progress = (loads: number, needed: number, percent: number) =>
  `比例 ${percent}%，已加载 ${number(loads)}/${number(needed)} 次。`;

export const change: Translation<typeof changeTexts> = {
  reason: '原因',
  reasonHint: '选填。所有查看历史记录的人都能看到。',
  share: '浏览器比例',
  shares: { 1: '1%', 5: '5%', 10: '10%', 25: '25%', 50: '50%', 100: '100%' },
  guard: '自动监控',
  guardHint: '将灰度版本与线上版本对比，逐步扩大灰度比例，或将其撤回。',
  guardStays: '监控会从此比例继续。',
  ownPage: (name) => `此页面属于 ${name}。离开后，只能通过命令行恢复：pnpm remote。`,
  undo: '撤销',
  undone: (name) => `${name} 已恢复原状`,
  unchanged: '没有需要更改的内容',
  promoteCanary: '全量发布灰度版本',
  rollbackTo: (version) => `回滚到 ${version}`,
  restoreVersion: (version) => `恢复 ${version}`,
};

const nextPage = '已打开的标签页会继续运行当前版本，直到重新加载页面。';

export const changeWords: Translation<typeof changeWordsTexts> = {
  promote: {
    label: '全量发布',
    title: ({ name, version }) => `要全量发布 ${name} ${version} 吗？`,
    text: ({ version, live }) => `所有人将从 ${live} 切换到 ${version}。${nextPage}`,
    done: ({ name, version }) => `${name} ${version} 已上线`,
  },
  rollback: {
    label: '回滚',
    title: ({ name, version }) => `要将 ${name} 回滚到 ${version} 吗？`,
    text: ({ version, live }) => `所有人将从 ${live} 恢复为 ${version}。${nextPage}`,
    done: ({ name, version }) => `${name} 已回滚到 ${version}`,
  },
  restore: {
    label: '恢复',
    title: ({ name, version }) => `要恢复 ${name} ${version} 吗？`,
    text: () => '其页面和链接将重新对所有人可用。',
    done: ({ name, version }) => `${name} ${version} 已重新上线`,
  },
  canary: {
    label: '开始灰度',
    title: ({ name, version }) => `要开始灰度 ${name} ${version} 吗？`,
    text: ({ live }) => `部分浏览器将使用此版本，其余仍使用 ${live}。`,
    done: ({ name, version }) => `${name} ${version} 已开始灰度`,
  },
  share: {
    label: '更改比例',
    title: ({ name }) => `要更改 ${name} 的灰度比例吗？`,
    text: ({ version, live }) => `该比例的浏览器将使用 ${version}，其余仍使用 ${live}。`,
    done: ({ name }) => `${name} 的灰度比例已更改`,
  },
  end: {
    label: '结束灰度',
    title: ({ name }) => `要结束 ${name} 的灰度吗？`,
    text: ({ live }) => `所有人都将使用 ${live}。${nextPage}`,
    done: ({ name }) => `${name} 的灰度已结束`,
  },
  kill: {
    label: '紧急关闭',
    title: ({ name }) => `要紧急关闭 ${name} 吗？`,
    text: () => '它将对所有人关闭：不再获取其任何文件，其页面会显示已关闭的提示。',
    done: ({ name }) => `${name} 已对所有人关闭`,
  },
  revive: {
    label: '重新开启',
    title: ({ name }) => `要重新开启 ${name} 吗？`,
    text: ({ live }) => `它将以 ${live} 版本重新对所有人开启。`,
    done: ({ name }) => `${name} 已重新开启`,
  },
  remove: {
    label: '移除',
    title: ({ name }) => `要移除 ${name} 吗？`,
    text: (_named, keptDays) =>
      `其页面和链接将对所有人消失。文件会保留 ${keptDays} 天，在此期间可以恢复，之后将被永久删除。`,
    done: ({ name }) => `${name} 已移除`,
  },
};

export const releases: Translation<typeof releasesTexts> = {
  pageTitle: '发布',
  forbidden: '只有管理员能打开此页面',
  forbiddenText: '此页面显示本站各模块的发布情况。如需更改，请联系管理员。',

  remotes: '模块',
  hint: (host, contract, revision) =>
    `运行于宿主 ${host}，契约 ${contract}。模块列表修订 ${number(revision)}。`,
  loading: '正在加载发布信息',
  unknown: '无法加载发布信息',
  none: '尚未发布任何内容。请用命令行发布模块：pnpm remote publish。',

  noStore: '此服务不知道模块发布在哪里',
  noStoreText: '请将 REMOTE_STORE 或 SITE_DIR 设为站点的文件夹或存储桶，然后重启服务。',
  readOnly: '此处仅供查看',
  readOnlyText: (place, obstacle) =>
    `服务无法写入 ${place}（${obstacle}），自动监控也无法生效。请授予写入权限，或通过命令行更改：pnpm remote。`,
  noReports: '浏览器不向此服务上报数据（TELEMETRY 已关闭），因此没有统计数据，也没有自动监控。',

  killed: '已对所有人关闭',
  removed: '已移除',
  canaryMark: (percent) => `灰度 ${percent}%`,
  guarded: '监控中',
  live: '线上',
  canary: '灰度',
  previous: '上一版本',
  kept: '保留',
  canaryShare: (percent) => `${percent}% 的浏览器`,
  nothingLive: '没有线上版本。',
  noFigures: '还没有上报数据',
  loads: (n) => `${number(n)} 次加载`,
  failed: (part) => `失败 ${part}`,
  measured: (measure, value) => `${measure} ${value}`,

  details: '详情',
  detailsOf: (name) => `${name} 的详情`,
  actionsOf: (name) => `${name} 的操作`,

  guard: '自动监控',
  guardToNext: (loads, needed, percent, next, seconds) =>
    `${progress(loads, needed, percent)}下一步：至少 ${seconds}后，扩大到 ${next}% 的浏览器。`,
  guardToLive: (loads, needed, percent, seconds) =>
    `${progress(loads, needed, percent)}下一步：至少 ${seconds}后，对所有人上线。`,
  guardBegun: (who, when) => `由 ${who} 于${when}开启。进度条满时，灰度版本会被撤回。`,
  guardPart: (part) => `达到撤回标准的 ${part}`,
  unguarded: '此灰度版本没有自动监控。',
  seconds: (seconds) =>
    seconds < 120 ? `${number(seconds)} 秒` : `${number(Math.round(seconds / 60))} 分钟`,

  figures: '统计数据',
  figuresLoading: '正在加载统计数据',
  figuresUnknown: '无法加载统计数据',
  figuresNone: '此时段内没有浏览器上报数据。',
  figuresTable: (name) => `${name} 的统计数据`,
  chartsUnknown: '无法加载图表',
  period: '时段',
  periods: { hour: '过去 1 小时', day: '过去 1 天', month: '30 天' },
  measure: '指标',
  measures: {
    loads: '加载次数',
    failures: '加载失败',
    errors: '代码错误',
    load: '加载时间，p75',
    lcp: '最大内容绘制，p75',
    inp: '交互延迟，p75',
  },
  chartSays: (measure, versions) => `${measure}：${versions}。`,
  chartValue: (role, value) => `${role} ${value}`,
  noValue: '无',

  versions: '版本',
  versionsHint: (days) => `至少保留最新的三个版本，以及过去 ${number(days)} 天内使用过的所有版本。`,
  publishedWhen: (when) => `${when}发布`,
  contractOf: (contract) => `契约 ${contract}`,

  compare: '对比',
  compareFrom: '从',
  compareTo: '到',
  comparing: '正在对比',
  compareUnknown: '无法对比版本',
  compareTable: (from, to) => `从 ${from} 到 ${to}`,
  part: '部分',
  difference: '差异',
  contract: '契约',
  same: '相同',
  notIn: '不存在',
  parts: (what) => (what === 'entry' ? '入口' : what === 'all scripts and styles' ? '所有脚本和样式' : what),
  sharedModule: (name) => name,
  sharedSame: (n) => `${number(n)} 个共享包要求的版本相同。`,

  history: '历史记录',
  historyHint: '线上版本的每次变更：谁、何时、为何。',
  historyLoading: '正在加载历史记录',
  historyMore: '正在加载更早的变更',
  historyUnknown: '无法加载历史记录',
  historyNone: '还没有变更记录。',
  moved: (name, part, from, to) => `${name} ${part}：${from} → ${to}`,
  absent: '无',
  yes: '是',
  no: '否',
};
