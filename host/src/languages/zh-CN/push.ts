import type { Translation } from '@my-note/contract/language';
import type { pushTexts } from '../../features/settings/push/texts.ts';

export const push: Translation<typeof pushTexts> = {
  here: '在此设备上通知我',
  hereHint: '即使 My Note 已关闭。',
  off: '管理员已关闭此功能。',
  reasons: {
    insecure: '浏览器仅允许在 https:// 地址上使用此功能。',
    install:
      '在 iPhone 和 iPad 上，请先将 My Note 添加到主屏幕：轻点“共享”，再轻点“添加到主屏幕”。从主屏幕打开后再开启此功能。',
    unsupported: '此浏览器无法在 My Note 关闭时接收通知。',
    blocked: '浏览器拦截了本站的通知。请在地址旁的菜单中，于“权限”或“网站设置”里允许通知，然后返回此处。',
  },
  test: '发送测试通知',
  sent: '已发送，稍后就会出现。',
  notSent: (reason) => `未发送：${reason}。`,
  noWorker: '此页面还未准备好接收通知。请重新加载后重试。',
  notReached: '浏览器无法连接其推送服务。可能是因为无痕窗口、拦截工具，或浏览器不提供此服务。',
  devices: '其他接收通知的设备',
  sinceWhen: (when) => `${when}添加`,
  unknownDevice: '未知设备',
  remove: '移除',
  removeNamed: (device) => `移除 ${device}`,
  failed: '无法加载接收通知的设备。',
};
