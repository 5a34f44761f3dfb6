import { numberFormat } from '@my-note/contract/language';
import type { ApiCatalogue } from '../catalogue.ts';

const number = numberFormat();

export const items = {
  'api/items': {
    noteNotFound: '此笔记不存在或已移到废纸篓',
    itemNotFound: '此笔记不存在',
    categoryNotFound: '此分类不存在或已移到废纸篓',
    insideItself: '不能将分类移动到自身之中',
    nestedTooDeeply: '这些分类嵌套过深。请使用更短的标题或更少的层级',
    versionConflict: '此笔记已在别处更改',
    wouldEmpty: '这会清空笔记。如要保存空白文本，请确认',
    locked: '此笔记已锁定。请先解锁再更改。',
    isCategory: '这是一个分类。请先将它移到废纸篓，或作为分类删除',
  },
  'api/versions': { gone: '此版本已不存在' },
  'api/categories': {
    orderChanged: '此顺序已在别处更改',
    orderOnce: 'order：每一项只能出现一次，且不能有其他内容',
    orderNeighbour: 'before, after：请指定同一分类中的另一项',
  },
  'api/capture': {
    journal: '日记',
    noteTooLong: (characters) => `一篇笔记最多 ${number(characters)} 个字符。请写到另一篇中`,
    keyUsed: '此 Idempotency-Key 已用于其他调用。请为每篇笔记使用新的键',
    noCategory: (setting) => `${setting}：此分类不存在，请另选一个`,
    noNote: (setting) => `${setting}：此笔记不存在，请另选一篇`,
  },
  'api/attachments': {
    fileGone: '此文件不存在或已被移除',
    tooLarge: (megabytes) => `文件最大为 ${megabytes} MB。请缩小后重试`,
    empty: '此文件为空',
    badRange: '此范围超出文件',
    quotaFull: (megabytes) =>
      `你的笔记和文件在此最多可占用 ${megabytes} MB，已放不下这项内容。请删除不再需要的文件或笔记、清空废纸篓，或请管理员提供更多空间`,
  },
  'api/tags': {
    lockedAdvice: '笔记已锁定。请解锁后再次重命名标签',
    tooManyNotes: (count) => `超过 ${number(count)} 篇笔记有此标签。请先重命名其下级标签`,
    tooLong: '笔记会变得过长。请缩短后再次重命名标签',
    inTrash: '笔记在废纸篓中',
    changedSince: '笔记此后已更改。以前的文本在其历史记录中',
    locked: '笔记已锁定',
  },
  'api/tasks': {
    noCalendar: '此地址没有日历。请在任务页面新建一个',
    changed: '此任务在此期间已更改或移除。请重新加载任务，或打开笔记',
    aTask: '一项任务',
    dueTitle: (count) => `今天有 ${count} 项任务到期`,
    dueText: (task, others) => (others === 0 ? task : `${task}，另有 ${others} 项`),
  },
  'api/search-history': { gone: '此搜索已不在历史记录中' },
  'api/saved-searches': {
    gone: '此已存搜索已不存在',
    tooMany: (count) => `最多可保存 ${count} 个搜索。请移除一个不再需要的`,
  },
  'api/shares': {
    expiredTitle: '一个共享链接已过期',
    notShared: '此笔记已不再共享',
    needsPassword: '此共享需要密码',
    wrongPassword: '密码不正确',
    pageNotShared: '此页面未共享',
    openedTitle: '有人打开了你的共享链接',
    tooManyAttempts: '密码尝试次数过多',
    untitled: '无标题',
    openedText: (title) => `“${title}”首次通过链接被打开`,
    expiredText: (title) => `“${title}”已无法通过链接打开。请重新共享以创建新链接`,
    hiddenTitle: '共享的笔记',
    hiddenText: '此笔记受密码保护。',
    sharedWith: '通过 My Note 共享。',
  },
  'api/pages': { emptyTask: '空任务', changedWhen: (when) => `${when}修改` },
  'api/site-export': {
    embedded: (title) => `嵌入的笔记：${title}`,
    untitled: '无标题',
    tableOfContents: '目录',
    contents: '目录',
    lastChange: (date) => `最后更改：${date}`,
    breadcrumbs: '路径',
    search: '搜索',
    notes: '笔记',
    contentsOf: (title) => `${title} 的内容`,
    indexMissing: '缺少搜索索引',
    nothingFound: '没有找到任何内容',
    pages: (shown) => `${shown} 个页面`,
  },
} satisfies Partial<ApiCatalogue>;
