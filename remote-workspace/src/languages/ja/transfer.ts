import { numberFormat, type Translation } from '@my-note/contract/language';
import type { transferTexts } from '../../transfer/texts.ts';

const number = numberFormat();
const notesOf = (n: number) => `ノート${number(n)}件`;

export const transfer: Translation<typeof transferTexts> = {
  title: 'インポートとエクスポート',
  loading: '読み込み中',

  exportTitle: 'エクスポート',
  exportHint: 'すべての添付ファイルもzipに含まれます。',
  exportFormat: '形式',
  exportFormats: { markdown: 'Markdown', html: 'Webサイト' },
  exportFormatHints: {
    markdown:
      '日付、順番、ピン留めを含むMarkdownファイルです。どのアプリでも読むことができ、My Noteには何も失わずに再インポートできます。',
    html: 'ツリーと検索が付いた、どのブラウザでも開けるページです。Webサーバーでも、オフラインのフォルダからでも使えます。',
  },
  exportWhat: 'エクスポートする内容',
  everything: 'すべて',
  categoryGone: 'すでにないカテゴリ',
  export: 'エクスポート',
  exportStarts: 'ノートをエクスポート中…',
  exported: (done, total, size) => `${number(total)}件中${number(done)}件のファイル、${size}`,
  exportBroke: 'エクスポートが中断されました。もう一度お試しください。',

  bookmarkTitle: 'ほかのページから保存',
  bookmarkHint:
    'これをブックマークバーにドラッグしてください。どのページでも、クリックするとタイトル、アドレス、選択したテキストが入った新規ノートが開きます。',
  bookmark: 'My Noteに保存',
  bookmarkByHand:
    'ブックマークバーがない場合は、適当なページをブックマークし、そのアドレスをこれに置き換えてください。',
  bookmarkCode: 'ブックマークのアドレス',

  importTitle: 'インポート',
  importHint:
    'Evernote、Notion、Obsidian、Apple メモ、OneNote、Google Keepなど多くのアプリや、MarkdownやHTMLのフォルダから取り込めます。変更の前にプレビューを確認できます。',
  drop: 'ファイルまたはフォルダをここにドロップ',
  chooseFiles: 'ファイルを選択',
  chooseFolder: 'フォルダを選択',
  alsoReads: (formats) => `${formats}にも対応しています`,
  formatFailed: (format) => `ファイルを${format}として読み取れませんでした`,
  howTo: 'ほかのアプリからノートを取り出す方法',
  ways: [
    {
      name: 'Apple メモ',
      text: 'macOS 26では、「ファイル」メニューからMarkdownとして書き出します。日付とフォルダを含むすべてのメモは、privacy.apple.comでデータのコピーをリクエストし、その中のiCloudメモを選択します。',
    },
    {
      name: 'Bear',
      text: '「ファイル」メニューからノートをバックアップし、.bear2bkファイルを選択します。TextBundleとTextPackにも対応しています。',
    },
    {
      name: 'Docmost',
      text: 'スペースまたはページを、添付ファイル付きのMarkdownまたはHTMLでエクスポートし、zipを選択します。',
    },
    {
      name: 'Evernote',
      text: 'ノートブックを右クリックし、ENEX形式でエクスポートして、ファイルを選択します。ファイルごとに1つのカテゴリになります。タグ、タスク、ファイルも残ります。',
    },
    {
      name: 'Google Keep',
      text: 'takeout.google.comでKeepだけを選び、zipを選択します。ラベルはタグになり、アーカイブしたメモは1つのカテゴリにまとまります。',
    },
    {
      name: 'Joplin',
      text: '「ファイル」→「すべてエクスポート」→「MD - Markdown + Front Matter」。作成されたフォルダを選択します。',
    },
    {
      name: 'Logseq',
      text: 'グラフのフォルダを選択します。ページ名、エイリアス、ブロック参照も残ります。',
    },
    {
      name: 'Memos',
      text: '設定からエクスポートし、zipを選択します。添付ファイル、コメント、メモ同士のリンクも残ります。',
    },
    {
      name: 'Notion',
      text: '設定から、ワークスペースのすべてのコンテンツをサブページ付きの「Markdown & CSV」でエクスポートし、zipを選択します。',
    },
    {
      name: 'Obsidian',
      text: 'Vaultのフォルダ、またはそのzipを選択します。リンク、画像、プロパティも残ります。',
    },
    {
      name: 'OneNote',
      text: 'Windows版OneNoteで、「ファイル」→「エクスポート」→「単一ファイル Web ページ (*.mht)」またはWebページ。ファイルを選択します。',
    },
    { name: 'Outline', text: '設定から「Markdown」でエクスポートし、受け取ったzipを選択します。' },
    { name: 'Simplenote', text: '設定の「Tools」からノートをエクスポートし、zipを選択します。' },
    {
      name: 'Standard Notes',
      text: '環境設定の「Backups」で「Decrypted」を選び、zipを選択します。タグ、ピン留め、アーカイブしたノートも残ります。',
    },
    {
      name: 'Trilium',
      text: 'ノートのエクスポートで、そのノートとすべての子ノートをMarkdownで書き出し、zipを選択します。',
    },
    {
      name: 'その他',
      text: 'MarkdownまたはHTMLファイルの入ったフォルダなら何でも。フォルダはカテゴリになります。',
    },
  ],
  packing: 'ファイルをまとめています…',
  sending: 'アップロード中',
  uploading: (percent) => `アップロード中… ${percent}`,
  reading: 'アーカイブを読み取り中…',
  read: (done, total) => `${number(total)}件中${number(done)}件のファイルを読み取り済み`,
  notImportable: {
    nothing: 'インポートできるものが見つかりません。ほかのアプリからノートを取り出す方法を下で確認できます。',
    archives: 'アーカイブは1つずつ、ほかのファイルを含めずに選択してください。',
  },
  looseFiles: 'notes.zip',
  tooLarge: (size) => `${size}を超えています。分割してインポートしてください`,
  cancel: 'キャンセル',
  lastFailed: '前回のインポートは失敗しました。ノートには何も追加されていません。',

  sources: {
    'my-note': 'My Noteのエクスポート',
    obsidian: 'ObsidianのVault',
    joplin: 'Joplinのエクスポート',
    outline: 'Outlineのエクスポート',
    notion: 'Notionのエクスポート',
    trilium: 'Triliumのエクスポート',
    logseq: 'Logseqのグラフ',
    markdown: 'Markdownのフォルダ',
  },
  program: (name) => (name === 'HTML' ? 'HTMLページ' : `${name}のエクスポート`),
  previewTitle: 'インポートのプレビュー',
  previewOf: (source, name, content) => (name ? `${source}「${name}」：${content}` : `${source}：${content}`),
  brought: ({ notes, categories, attachments }) =>
    `${notesOf(notes)}、カテゴリ${number(categories)}件、添付ファイル${number(attachments)}件`,
  atTop: (notes) => `最上位に${notesOf(notes)}`,
  notesIn: notesOf,
  showMore: (n) => `さらに${number(n)}件を表示`,
  unlistedCategories: (n) => `ほかにカテゴリ${number(n)}件`,
  into: 'インポート先',
  topLevel: '最上位',
  import: 'インポート',
  imported: 'インポートが完了しました',
  losses: (n) => `${number(n)}件は引き継げません`,
  noLosses: 'すべて引き継げます。',
  moreLosses: (n) => `ほか${number(n)}件`,
  unlistedLosses: (n) => `ほか${number(n)}件は一覧にありません。`,
  saveLosses: 'リストを保存',
  lossesFile: 'not-kept.txt',
  deadLinks: (n) => `リンク${number(n)}件は、リンク先のノートがないためテキストのまま残ります`,
  deadLinksFile: 'links-kept-as-text.txt',

  recent: '最近のインポートとエクスポート',
  recentUnknown: 'インポートとエクスポートを読み込めませんでした。',
  noneYet: 'まだありません。',
  jobNames: { import: 'インポート', export: 'エクスポート' },
  jobOf: (job, name) => `${job}：${name}`,
  states: {
    queued: '待機中',
    running: '実行中',
    ready: '確認待ち',
    done: '完了',
    failed: '失敗',
    cancelled: 'キャンセル済み',
  },
  files: (n) => `ファイル${number(n)}件`,
  undone: '取り消し済み',
  undo: 'インポートを取り消す',
  undoTitle: (name) => `「${name}」のインポートを取り消しますか？`,
  undoText:
    'インポートしたものは、その後の変更も含めてすべてゴミ箱に移動します。そのカテゴリにあるあなた自身のノートは、そのまま残ります。',
  undoneNow: (entries) =>
    entries === 0 ? '取り消すものはもうありませんでした' : 'インポートを取り消しました',
  undoneKept: (kept) => `あなた自身のノートがあるため、カテゴリ${number(kept)}件は残ります。`,
  putBack: '元に戻す',
};
