import type { Translation } from '@my-note/contract/language';
import type { homeTexts } from '../../features/home/texts.ts';

export const home: Translation<typeof homeTexts> = {
  home: '首页',
  recent: '最近',
  pinned: '置顶',
  today: '今天',
  yesterday: '昨天',
  thisWeek: '本周',
  more: '显示更多',
  recentEmpty: '你的笔记会显示在这里，最新的排在最前。',
  pinnedEmpty: '还没有置顶的笔记',
  pinnedEmptyHint: '置顶一条笔记，它就会一直在这里。',
  report: '报告',
  drafts: '草稿',
  draft: '没有标题的笔记',
  draftIn: (category) => `“${category}”中没有标题的笔记`,

  firstSteps: '新手入门',
  hideFirstSteps: '隐藏',
  stepDone: '已完成',
  loadExamples: '加载示例笔记',
  removeExamples: '移除示例笔记',
  examplesHint: '通过示例笔记快速了解。',
  examplesPresent: '示例笔记已在你的笔记树中。',
  examplesLoaded: (added) => (added === 0 ? '你已经有示例笔记了' : `已将 ${added} 条示例笔记加入你的笔记树`),
  examplesRemoved: '示例笔记已移到回收站',
  removeExamplesTitle: '要移除示例笔记吗？',
  removeExamplesText: (changed) => `你在其中新写或修改过的 ${changed} 条笔记也会一并移到回收站。`,
  openExamples: '打开',
  undo: '撤销',
  noteHint: '写一条笔记，边写边自动保存。',
  categoryHint: '创建分类来整理笔记。',
  transferHint: '从 Evernote、Notion、Obsidian 等众多应用迁移笔记。',
  transfer: '导入',
  shortcutsHint: '几乎每个操作都有快捷键。查看全部。',
  shortcuts: '键盘快捷键',

  inCategory: (title) => `位于“${title}”`,
  pitchTitle: '像书一样好读，一点即开的笔记。',
  pitch: 'My Note 把你写的一切收进一棵由分类和笔记组成的树。底层是纯 Markdown，运行在你自己的服务器上。',
  noteAlt: '一条带目录的笔记，旁边是分类树',
  scenes: [
    {
      screen: 'editing',
      title: '只管写，不必惦记保存',
      text: '标题、列表、表格、任务和图片随写随成，底层都是 Markdown。内容会先留在你的设备上，直到送达服务器，还能随时翻看历史记录。',
      alt: '正在编辑的同一条笔记，上方是编辑器工具栏',
    },
    {
      screen: 'search',
      title: '一搜即得',
      text: 'Ctrl+K，输入几个字，按 Enter。搜索能容忍错别字，也能在你需要时精确匹配，并会查找每条笔记的正文。',
      alt: '搜索界面，列出标题或正文中含有“面包”的笔记',
    },
  ],
  pitchPoints: [
    {
      title: '一棵树',
      text: '分类套分类，顺序由你决定。每条笔记都有可以长期保存的链接。',
    },
    {
      title: '按你的方式分享',
      text: '为一条笔记或整个分支生成链接，可设有效期和密码，随时撤销。',
    },
    {
      title: '绝不丢失',
      text: '回收站可供恢复，每条笔记都有历史记录，意外崩溃后文字也能找回。',
    },
    {
      title: '真正属于你',
      text: '一条命令即可部署在自己的机器上。可从其他应用导入笔记，也能随时带着纯 Markdown 离开。',
    },
  ],
};
