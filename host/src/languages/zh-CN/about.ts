import { numberFormat, type Translation } from '@my-note/contract/language';
import type { aboutTexts } from '../../features/about/texts.ts';
import type { RemoteErrorKind } from '../../platform/remotes/model/errors.ts';

const number = numberFormat();

const failures: Record<RemoteErrorKind, string> = {
  network: '无法获取其文件',
  timeout: '其文件未能及时送达',
  integrity: '其文件与发布的不一致',
  contract: '需要更新版本的应用',
  'shared-version': '需要其他版本的共享包',
  evaluation: '启动时崩溃',
  render: '显示时崩溃',
  gone: '其文件已不存在',
  off: '已关闭',
};

export const about: Translation<typeof aboutTexts> = {
  title: '关于 My Note',
  intro:
    'My Note 在浏览器中由多个模块组成，各模块独立发布。此页面显示当前标签页中运行的版本，不包含任何关于你或你的笔记的信息。',
  copy: '复制为文本',
  copied: '已复制',
  copyFailed: '此浏览器不允许未加密的页面进行复制。请选中下面的文本。',

  app: '应用',
  appVersion: '版本',
  appVersionHint: '包裹每个页面的外层框架的已发布版本。',
  contract: '契约',
  contractHint: '模块可以依赖的接口约定。为其他契约制作的模块不会被打开。',
  registry: '模块列表',
  registryHint: '每次发布、撤回或恢复模块时递增。',
  registryRead: (revision, when) => `修订 ${revision}，${when} 读取`,
  registryStored: (revision) => `修订 ${revision}，早前读取，已保存在此浏览器中`,
  unknown: '未知',

  parts: '模块',
  partsHint: '每个模块包含一部分页面。需要其中某个页面时才会加载；关闭后则不会加载。',
  part: '模块',
  inThisTab: '此标签页中',
  published: '已发布',
  builtFor: '契约',
  orLater: (contract) => `${contract} 或更高`,
  state: '状态',
  whys: {
    live: '已发布的版本',
    canary: '在部分浏览器中灰度的版本',
    previous: '上一个版本，因为已发布的版本在此处失败',
    override: '开发者自己的副本，仅限此标签页',
    off: '已在设置中关闭',
    killed: '已由管理员为所有人关闭',
  },
  notLoaded: '尚未用到',
  loaded: (ms, attempts) =>
    attempts === 1 ? `加载用时 ${number(ms)} 毫秒` : `第 ${attempts} 次尝试加载成功，用时 ${number(ms)} 毫秒`,
  failed: (kind) => `失败：${failures[kind]}`,
  circuits: {
    open: '连续失败三次，暂停半分钟',
    'half-open': '下次用到时重试',
    closed: '',
  },

  shared: '共享包',
  sharedHint: '所有模块共用的代码，只加载一次。',
  package: '包',
  version: '版本',
  providedBy: '提供方',
  usedBy: '使用方',
  host: '应用',
  nobody: '暂无',
  packages: (count) => `${count} 个包`,
  allOnce: (count) => `${count} 个包，各只有一个版本`,
  report: {
    app: (version, contract) => `My Note ${version}，契约 ${contract}`,
    registry: (state) => `模块列表：${state}`,
    part: (part) =>
      `${part.name} ${part.version}（${part.why}；已发布 ${part.published}；契约 ${part.contract}）：${part.state}`,
    shared: (name, versions, providers, users) =>
      `${name} ${versions.join('、')}，提供方：${providers}，使用方：${users}`,
  },
  several: (names) => `此标签页中 ${names} 有多个版本。使用不同版本的模块可能无法协同工作。请联系管理员。`,
};
