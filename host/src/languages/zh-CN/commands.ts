import type { Translation } from '@my-note/contract/language';
import type { texts } from '../../platform/commands/texts.ts';

export const commands: Translation<typeof texts> = {
  newNote: { label: '新建笔记', keywords: '添加 创建 写 草稿 add create note' },
  newCategory: { label: '新建分类', keywords: '添加 创建 文件夹 目录 add create folder' },
  toDark: { label: '深色主题', keywords: '切换 主题 模式 外观 夜间 dark theme' },
  toLight: { label: '浅色主题', keywords: '切换 主题 模式 外观 日间 light theme' },
  home: { label: '前往首页', keywords: '主页 开始 仪表盘 home' },
  sharing: { label: '前往分享', keywords: '共享 链接 sharing' },
  trash: { label: '前往回收站', keywords: '已删除 垃圾箱 trash' },
  notifications: { label: '前往通知', keywords: '消息 提醒 动态 notifications' },
  requests: { label: '前往问题反馈 / 功能建议', keywords: '错误 需求 意见 bug feedback' },
  transfer: { label: '前往导入和导出', keywords: '备份 zip markdown obsidian joplin' },
  youtube: { label: '前往 Youtube Reader', keywords: '视频 频道 videos' },
  sidebar: { label: '隐藏或显示侧边栏', keywords: '导航 树 面板 专注 sidebar' },
  overview: { label: '打开总览', keywords: '树 菜单 全部 overview' },
  settings: { label: '设置', keywords: '偏好 选项 settings' },
  shortcuts: { label: '键盘快捷键', keywords: '按键 帮助 shortcuts help' },
  about: { label: '关于此应用', keywords: '版本 模块 信息 version about' },
  clearPrefix: { label: '清除前缀筛选', keywords: '显示 所有 笔记 prefix' },
  logout: { label: '退出登录', keywords: '登出 注销 离开 sign out logout' },
};
