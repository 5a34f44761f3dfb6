import { numberFormat, type Translation } from '@my-note/contract/language';
import type { transferTexts } from '../../transfer/texts.ts';

const number = numberFormat();
const notes = (count: number) => `${number(count)} 条笔记`;

export const transfer: Translation<typeof transferTexts> = {
  title: '导入和导出',
  loading: '正在加载',

  exportTitle: '导出',
  exportHint: '所有附件也会包含在 zip 中。',
  exportFormat: '格式',
  exportFormats: { markdown: 'Markdown', html: '网站' },
  exportFormatHints: {
    markdown: '带有日期、顺序和置顶信息的 Markdown 文件。任何程序都能读取，My Note 也能完整无损地重新导入。',
    html: '适用于任何浏览器的网页，带目录树和搜索。可放在网络服务器上，也可在没有网络时直接从文件夹打开。',
  },
  exportWhat: '导出内容',
  everything: '全部',
  categoryGone: '已不存在的分类',
  export: '导出',
  exportStarts: '正在导出笔记…',
  exported: (done, total, size) => `已导出 ${number(done)}/${number(total)} 个文件，${size}`,
  exportBroke: '导出中断。请重试。',

  bookmarkTitle: '从其他网页保存',
  bookmarkHint: '将它拖到书签栏。在任意网页上点击它，即可打开一条新笔记，带有网页的标题、网址和所选文本。',
  bookmark: '保存到 My Note',
  bookmarkByHand: '如果没有书签栏，可为任意网页添加书签，再把它的网址替换为以下内容。',
  bookmarkCode: '书签网址',

  importTitle: '导入',
  importHint:
    '支持 Evernote、Notion、Obsidian、Apple Notes、OneNote、Google Keep 等众多应用，以及任何 Markdown 或 HTML 文件夹。做出任何更改之前，你都能先预览。',
  drop: '将文件或文件夹拖放到这里',
  chooseFiles: '选择文件',
  chooseFolder: '选择文件夹',
  alsoReads: (formats) => `还可读取 ${formats}`,
  formatFailed: (format) => `无法以 ${format} 格式读取文件`,
  howTo: '如何从其他程序导出笔记',
  ways: [
    {
      name: 'Apple Notes',
      text: '在 macOS 26 中，选择“文件”>“导出为”>“Markdown”。如需带日期和文件夹的全部备忘录，请在 privacy.apple.com 申请获取数据副本，并选择其中的“iCloud 备忘录”。',
    },
    {
      name: 'Bear',
      text: '选择“File”>“Backup notes”，然后选择 .bear2bk 文件。也支持 TextBundle 和 TextPack。',
    },
    {
      name: 'Docmost',
      text: '将空间或页面导出为 Markdown 或 HTML（含附件），然后选择 zip。',
    },
    {
      name: 'Evernote',
      text: '右键点按笔记本，选择“导出”>“ENEX”，然后选择文件；每个文件会成为一个分类。标签、任务和文件都会保留。',
    },
    {
      name: 'Google Keep',
      text: '在 takeout.google.com 中仅选择 Keep，然后选择 zip。标签会保留，已归档的笔记会放入一个分类。',
    },
    {
      name: 'Joplin',
      text: '选择“文件”>“导出全部”>“MD – Markdown + Front Matter”，然后选择生成的文件夹。',
    },
    {
      name: 'Logseq',
      text: '选择图谱所在的文件夹。页面名称、别名和块引用都会保留。',
    },
    {
      name: 'Memos',
      text: '选择“设置”>“导出”，然后选择 zip。附件、评论和 memo 之间的链接都会保留。',
    },
    {
      name: 'Notion',
      text: '选择“设置”>“导出所有工作空间内容”>“Markdown & CSV”，包含子页面，然后选择 zip。',
    },
    {
      name: 'Obsidian',
      text: '选择仓库文件夹，或其 zip。链接、图片和属性都会保留。',
    },
    {
      name: 'OneNote',
      text: '在 Windows 版 OneNote 中，选择“文件”>“导出”>“单个文件网页 (.mht)”或网页，然后选择文件。',
    },
    { name: 'Outline', text: '选择“设置”>“导出”>“Markdown”，然后选择收到的 zip。' },
    { name: 'Simplenote', text: '选择“Settings”>“Tools”>“Export notes”，然后选择 zip。' },
    {
      name: 'Standard Notes',
      text: '选择“Preferences”>“Backups”>“Decrypted”，然后选择 zip。标签、置顶和已归档的笔记都会保留。',
    },
    {
      name: 'Trilium',
      text: '导出笔记，选择“此笔记及其所有子笔记”和 Markdown，然后选择 zip。',
    },
    { name: '其他', text: '任何包含 Markdown 或 HTML 文件的文件夹。文件夹会成为分类。' },
  ],
  packing: '正在打包文件…',
  sending: '正在上传',
  uploading: (percent) => `正在上传… ${percent}`,
  reading: '正在读取压缩包…',
  read: (done, total) => `已读取 ${number(done)}/${number(total)} 个文件`,
  notImportable: {
    nothing: '这里没有可导入的内容。下方说明了如何从其他程序导出笔记。',
    archives: '请一次只选择一个压缩包，不要同时选择其他文件。',
  },
  looseFiles: 'notes.zip',
  tooLarge: (size) => `超过了 ${size}。请分批导入`,
  cancel: '取消',
  lastFailed: '上次导入失败，没有任何内容加入你的笔记。',

  sources: {
    'my-note': 'My Note 导出文件',
    obsidian: 'Obsidian 仓库',
    joplin: 'Joplin 导出文件',
    outline: 'Outline 导出文件',
    notion: 'Notion 导出文件',
    trilium: 'Trilium 导出文件',
    logseq: 'Logseq 图谱',
    markdown: 'Markdown 文件夹',
  },
  program: (name) => (name === 'HTML' ? 'HTML 页面' : `${name} 导出文件`),
  previewTitle: '导入预览',
  previewOf: (source, name, content) => (name ? `${source}，${name}：${content}` : `${source}：${content}`),
  brought: (report) =>
    `${notes(report.notes)}，${number(report.categories)} 个分类，${number(report.attachments)} 个附件`,
  atTop: (count) => `顶层有 ${notes(count)}`,
  notesIn: notes,
  showMore: (n) => `再显示 ${number(n)} 项`,
  unlistedCategories: (n) => `还有 ${number(n)} 个分类`,
  into: '导入到',
  topLevel: '顶层',
  import: '导入',
  imported: '导入完成',
  losses: (n) => `${number(n)} 项内容无法保留`,
  noLosses: '所有内容都能保留。',
  moreLosses: (n) => `还有 ${number(n)} 项`,
  unlistedLosses: (n) => `另有 ${number(n)} 项未列出。`,
  saveLosses: '保存列表',
  lossesFile: 'not-kept.txt',
  deadLinks: (n) => `${number(n)} 个链接指向不存在的笔记，将保留为文本`,
  deadLinksFile: 'links-kept-as-text.txt',

  recent: '最近的导入和导出',
  recentUnknown: '无法加载导入和导出记录。',
  noneYet: '还没有。',
  jobNames: { import: '导入', export: '导出' },
  jobOf: (job, name) => `${job}：${name}`,
  states: {
    queued: '等待中',
    running: '进行中',
    ready: '待确认',
    done: '已完成',
    failed: '失败',
    cancelled: '已取消',
  },
  files: (n) => `${number(n)} 个文件`,
  undone: '已撤销',
  undo: '撤销导入',
  undoTitle: (name) => `要撤销对 ${name} 的导入吗？`,
  undoText: '导入的所有内容都会移到回收站，包括你之后修改过的部分。你自己放在其分类中的笔记会保留原处。',
  undoneNow: (entries) => (entries === 0 ? '没有可撤销的内容' : '导入已撤销'),
  undoneKept: (kept) => `${number(kept)} 个分类因含有你自己的笔记而保留。`,
  putBack: '撤销',
};
