import type { Translation } from '@my-note/contract/language';
import type { homeTexts } from '../../features/home/texts.ts';

export const home: Translation<typeof homeTexts> = {
  home: 'ホーム',
  recent: '最近',
  pinned: 'ピン留め',
  today: '今日',
  yesterday: '昨日',
  thisWeek: '今週',
  more: 'もっと見る',
  recentEmpty: 'ノートがここに新しい順に並びます。',
  pinnedEmpty: 'ピン留めしたノートはまだありません',
  pinnedEmptyHint: 'ノートをピン留めすると、いつでもここから開けます。',
  report: 'レポート',
  drafts: '下書き',
  draft: 'タイトルのないノート',
  draftIn: (category) => `タイトルのないノート、「${category}」内`,

  firstSteps: 'はじめに',
  hideFirstSteps: '隠す',
  stepDone: '完了',
  loadExamples: 'サンプルノートを追加',
  removeExamples: 'サンプルノートを削除',
  examplesHint: 'サンプルノートでひと通り試してみましょう。',
  examplesPresent: 'サンプルノートがツリーに入っています。',
  examplesLoaded: (added) =>
    added === 0 ? 'サンプルノートはすでに追加されています' : `サンプルノート${added}件をツリーに追加しました`,
  examplesRemoved: 'サンプルノートをゴミ箱に移動しました',
  removeExamplesTitle: 'サンプルノートを削除しますか？',
  removeExamplesText: (changed) =>
    `その中であなたが書いたり変更したりしたノート${changed}件も、一緒にゴミ箱に移動します。`,
  openExamples: '開く',
  undo: '元に戻す',
  noteHint: 'ノートを書いてみましょう。入力と同時に保存されます。',
  categoryHint: 'カテゴリを作って、ノートをまとめましょう。',
  transferHint: 'Evernote、Notion、Obsidianなど、さまざまなアプリからノートを取り込めます。',
  transfer: 'インポート',
  shortcutsHint: 'ほとんどの操作にショートカットがあります。一覧を見てみましょう。',
  shortcuts: 'キーボードショートカット',

  inCategory: (title) => `「${title}」内`,
  pitchTitle: '本のように読めて、一瞬で開くノート。',
  pitch:
    'My Noteは、書いたものをカテゴリとノートのひとつのツリーにまとめます。中身はシンプルなMarkdown、置き場所はあなた自身のサーバーです。',
  noteAlt: '目次のあるノートと、その横に並ぶカテゴリのツリー',
  scenes: [
    {
      screen: 'editing',
      title: '書くだけ。保存のことは忘れて',
      text: '見出し、リスト、表、タスク、画像を入力しながら整えられます。中身はMarkdown。書いた内容はサーバーに届くまでデバイスに保存され、履歴からいつでも前の状態に戻れます。',
      alt: '同じノートを編集しているところ。エディタのツールバーが表示されている',
    },
    {
      screen: 'search',
      title: 'すぐに見つかる',
      text: 'Ctrl+Kを押して、数文字入力してEnter。打ち間違いがあっても見つかり、必要なときは完全一致で、すべての本文まで検索します。',
      alt: 'タイトルや本文に「パン」を含むノートを検索しているところ',
    },
  ],
  pitchPoints: [
    {
      title: 'ひとつのツリー',
      text: 'カテゴリの中にカテゴリを、好きな順番で。どのノートにも、ずっと使えるアドレスがあります。',
    },
    {
      title: '思いどおりに共有',
      text: 'ノートも、枝ごとまとめても、リンクひとつで共有。期限やパスワードを付けられ、いつでも取り消せます。',
    },
    {
      title: 'なくならない',
      text: 'ゴミ箱からの復元、すべてのノートの履歴。クラッシュしても書いた内容は戻ってきます。',
    },
    {
      title: 'あなたのもの',
      text: 'コマンドひとつで自分のマシンに。ほかのアプリからノートを取り込み、シンプルなMarkdownのまま持ち出せます。',
    },
  ],
};
