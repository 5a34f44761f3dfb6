import { numberFormat } from '@my-note/contract/language';
import type { RemoteNotesCatalogue } from '../catalogue.ts';
import { blocks } from './blocks.ts';
import { editor } from './editor.ts';
import { history } from './history.ts';
import { list } from './list.ts';
import { notes } from './notes.ts';
import { tables } from './tables.ts';

const number = numberFormat();

export const catalogue: RemoteNotesCatalogue = {
  notes,
  'notes/blocks': blocks,
  'notes/dialog': {
    save: '保存',
    move: {
      title: (title) => `移动“${title}”`,
      text: '指向它的链接仍然有效。',
      titleMany: (count) => `移动 ${count} 项`,
      textMany: '指向它们的链接仍然有效。',
      target: '移动到',
      topLevel: '无上级分类',
      shared: (title) => `“${title}”已分享：任何拥有其链接的人也将能阅读此内容。`,
    },
    renamed: (title) => `已重命名为“${title}”`,
    renameCategory: {
      title: '重命名分类',
      text: '其中所有内容原有的链接仍然有效。',
    },
    addCategory: {
      title: '新建分类',
      description: '请为新分类取一个不重复的名称。',
      parent: '上级分类',
      noParent: '无上级分类',
      name: '标题',
    },
    select: { placeholder: '请选择…', search: '搜索…', nothing: '未找到结果。' },
    openingNote: '正在打开新笔记',
  },
  'notes/editor': editor,
  'notes/fences': {
    edit: '编辑',
    editorFailed: '编辑器已停止工作。你的内容没有变化。',
    close: '关闭',
    discard: {
      title: '要放弃更改吗？',
      text: '你在这里所做的更改尚未保存。',
      confirm: '放弃',
    },
  },
  'notes/find': {
    label: '此笔记中的匹配项',
    count: (count, words, more) => `“${words}”：${count} 个${more ? '以上' : ''}匹配项`,
    place: (place) => `，当前第 ${place} 个`,
    previous: '上一个匹配项',
    next: '下一个匹配项',
    close: '隐藏匹配项',
  },
  'notes/formulas': {
    formula: '公式',
    source: '公式源码',
    remove: '移除公式',
    signs: '公式写在一对 $ 之间，或写在各占一行的一对 $$ 之间。',
    offline: '无法加载公式绘制组件。源码已保留。',
  },
  'notes/history': history,
  'notes/late': {
    titleTooLong: (most, length) => `标题最多 ${most} 个字符，当前 ${length} 个。请缩短后保存。`,
    home: '前往首页',
    trash: '打开回收站',
    notFound: {
      title: '这里没有笔记',
      text: '链接可能有误，或者笔记已移到回收站。',
    },
    gone: {
      title: '这条笔记在回收站中，或已被删除',
      text: '你的内容尚未保存。请从回收站恢复笔记后重试，或将内容存为新笔记。',
      keep: '存为新笔记',
    },
    contents: '目录',
    link: { copied: '链接已复制', notCopied: '无法复制链接，浏览器不允许。' },
    backlinks: { title: '反向链接', failed: '无法加载链接到此处的笔记' },
  },
  'notes/list': list,
  'notes/properties': {
    properties: '属性',
    name: '属性名称',
    value: (name) => `${name} 的值`,
    items: '一, 二, 三',
    add: '添加属性',
    remove: (name) => `移除 ${name}`,
    nested: '可在 Markdown 源码中修改',
  },
  'notes/resize': {
    altText: '替代文本',
    width: '图片宽度',
    widthHint: '拖动可调整大小，双击恢复原始大小。',
    pixels: (width) => `${number(width)} 像素`,
  },
  'notes/side-note': {
    open: '打开笔记',
    failed: '无法加载笔记',
    editorFailed: '无法加载编辑器',
    editorFailedText: '你的笔记没有变化。请检查网络连接，然后重试。',
    gone: '从回收站恢复后即可继续编写。',
  },
  'notes/suggest': {
    embed: '嵌入笔记',
    details: '折叠块',
    detailsSummary: '详情',
    formula: '公式',
    inlineFormula: '行内公式',
    properties: '属性',
  },
  'notes/tables': tables,
  'notes/templates': {
    group: '模板',
    template: (title) => `模板：${title}`,
  },
  'notes/uploads': {
    running: (name) => `正在添加 ${name}…`,
    progress: (name) => `${name} 的上传进度`,
    cancel: '取消',
    cancelNamed: (name) => `取消上传 ${name}`,
    retry: '重试',
    retryNamed: (name) => `重新添加 ${name}`,
    remove: '移除',
    removeNamed: (name) => `放弃添加 ${name}`,
    failed: (name) => `无法添加 ${name}`,
    left: '文件上传完成前你离开了笔记。请打开笔记重新添加。',
    unreadable: '这是一个文件夹，或无法读取。文件夹请先打包成 zip 文件。',
  },
};
