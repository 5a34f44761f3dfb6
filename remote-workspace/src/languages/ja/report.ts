import { numberFormat, type Translation } from '@my-note/contract/language';
import type { reportTexts } from '../../report/texts.ts';

const number = numberFormat();

export const report: Translation<typeof reportTexts> = {
  title: (day) => `利用レポート、${day}`,
  loading: '読み込み中',
  failed: 'レポートを作成できませんでした',
  empty: 'レポートする内容はまだありません',
  emptyHint: 'ノートを書くと、ノートに関するグラフがここに表示されます。',
  print: '印刷',
  asTable: '表で表示',
  asPicture: 'グラフで表示',
  asTableNamed: (title) => `表で表示：${title}`,
  asPictureNamed: (title) => `グラフで表示：${title}`,
  tableOf: (title) => `${title}の表`,
  untitled: '無題',

  counts: {
    note: (n) => `ノート${number(n)}件`,
    word: (n) => `${number(n)}語`,
    change: (n) => `変更${number(n)}回`,
    day: (n) => `${number(n)}日`,
    file: (n) => `ファイル${number(n)}個`,
  },
  totals: {
    notes: 'ノート',
    words: '語数',
    categories: 'カテゴリ',
    drafts: '下書き',
    pinned: 'ピン留め',
    shared: '共有',
    trashed: 'ゴミ箱',
  },

  activity: '書いた日',
  activitySays: ({ days, month, daysOfMonth, peak, changes }) =>
    `この1年間で変更があったのは${days}です。最も多かった月は${month}で、${daysOfMonth}でした。最も多く書いた日は${peak}で、${changes}でした。`,
  activityNone: 'この1年間に変更はありません。',
  dayCell: (day, changes) => `${day}：${changes}`,
  less: '少',
  more: '多',
  day: '日',
  created: '作成',
  changed: '変更',

  growth: '増加の推移',
  growthSays: (first, notes, words) =>
    `${first}の最初のノートから、今日までに${notes}、${words}になりました。`,
  growthLater: 'グラフは2日目から表示されます。',
  notes: 'ノート',
  words: '語数',

  categories: 'カテゴリ別の語数',
  categoriesSays: (title, part) => `最も多いのは「${title}」で、全体の${part}を占めています。`,
  categoriesNone: 'まだ何も書かれていません。',
  topLevel: 'カテゴリなし',
  rest: (count) => `ほか${count}件`,
  category: 'カテゴリ',
  facts: (words, notes) => `${words} · ${notes}`,

  largest: '長いノート',
  largestSays: (title, words) => `最も長いのは「${title}」で、${words}です。`,
  note: 'ノート',
  characters: '文字数',

  shares: '共有中のノート',
  sharesSays: (views) => `合計${views}開かれました。`,
  sharesNone: '共有リンクはまだありません。ノートを共有すると、開かれた回数がここに表示されます。',
  times: (_count, text) => `${text}回`,
  views: '閲覧数',
  lastOpened: '最終閲覧',
  never: '未閲覧',

  storage: 'ストレージ',
  storageSays: (all, most, part) => `合計${all}。そのうち${part}を${most}が占めています。`,
  quota: (used, limit) =>
    `本文と添付ファイルで、利用可能な${limit}のうち${used}を使っています。履歴は含まれません。`,
  storageNone: 'まだ何も保存されていません。',
  storageParts: { texts: '本文', versions: '履歴', attachments: '添付ファイル' },
  withFiles: (part, files) => `${part}、${files}`,
  storageOf: { texts: '本文', versions: '履歴', attachments: '添付ファイル' },
  storageKind: '種類',
  size: 'サイズ',
  part: '割合',
};
