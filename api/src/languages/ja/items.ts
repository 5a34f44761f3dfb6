import { numberFormat } from '@my-note/contract/language';
import type { ApiCatalogue } from '../catalogue.ts';

const number = numberFormat();

export const items = {
  'api/items': {
    noteNotFound: 'このノートは存在しないか、ゴミ箱に移動されました',
    itemNotFound: 'このノートは存在しません',
    categoryNotFound: 'このカテゴリは存在しないか、ゴミ箱に移動されました',
    insideItself: 'カテゴリをそれ自身の中に移動することはできません',
    nestedTooDeeply: 'カテゴリの階層が深すぎます。タイトルを短くするか、階層を減らしてください',
    versionConflict: 'このノートは別の場所で変更されました',
    wouldEmpty: 'このまま保存するとノートが空になります。空のテキストを保存する場合は確認してください',
    locked: 'このノートはロックされています。変更するにはロックを解除してください。',
    isCategory: 'これはカテゴリです。先にゴミ箱に移動するか、カテゴリとして削除してください',
  },
  'api/versions': { gone: 'このバージョンはもう存在しません' },
  'api/categories': {
    orderChanged: 'この並び順は別の場所で変更されました',
    orderOnce: 'order: 各項目は一度だけ指定し、ほかのものは含めないでください',
    orderNeighbour: 'before, after: 同じカテゴリの別の項目を指定してください',
  },
  'api/capture': {
    journal: 'ジャーナル',
    noteTooLong: (characters) => `ノートは${number(characters)}文字までです。別のノートに書いてください`,
    keyUsed: 'この Idempotency-Key は別の呼び出しで使われました。ノートごとに新しいものを使ってください',
    noCategory: (setting) => `${setting}: このカテゴリは存在しません。別のものを選んでください`,
    noNote: (setting) => `${setting}: このノートは存在しません。別のものを選んでください`,
  },
  'api/attachments': {
    fileGone: 'このファイルは存在しないか、削除されました',
    tooLarge: (megabytes) => `ファイルは ${megabytes} MB までです。小さくしてもう一度お試しください`,
    empty: 'このファイルは空です',
    badRange: 'この範囲はファイルの外です',
    quotaFull: (megabytes) =>
      `ここで使えるノートとファイルの容量は ${megabytes} MB までで、これ以上は入りません。不要なファイルやノートを削除するか、ゴミ箱を空にするか、管理者に容量の追加を依頼してください`,
  },
  'api/tags': {
    lockedAdvice: 'ノートがロックされています。ロックを解除して、もう一度タグの名前を変更してください',
    tooManyNotes: (count) =>
      `このタグが付いたノートが${number(count)}件を超えています。先に下位のタグの名前を変更してください`,
    tooLong: 'ノートが長くなりすぎます。短くして、もう一度タグの名前を変更してください',
    inTrash: 'ノートはゴミ箱にあります',
    changedSince: 'ノートはその後変更されています。以前のテキストは履歴にあります',
    locked: 'ノートはロックされています',
  },
  'api/tasks': {
    noCalendar: 'このアドレスにカレンダーはありません。タスクのページで新しく作成してください',
    changed: 'このタスクはその間に変更または削除されました。タスクを読み込み直すか、ノートを開いてください',
    aTask: 'タスク',
    dueTitle: (count) =>
      count === 1 ? '今日が期限のタスクがあります' : `今日が期限のタスクが${count}件あります`,
    dueText: (task, others) => (others === 0 ? task : `${task}、ほか${others}件`),
  },
  'api/search-history': { gone: 'この検索はもう履歴にありません' },
  'api/saved-searches': {
    gone: 'この保存した検索はもう存在しません',
    tooMany: (count) => `保存できる検索は${count}件までです。不要なものを削除してください`,
  },
  'api/shares': {
    expiredTitle: '共有リンクの期限が切れました',
    notShared: 'このノートはもう共有されていません',
    needsPassword: 'この共有にはパスワードが必要です',
    wrongPassword: 'パスワードが違います',
    pageNotShared: 'このページは共有されていません',
    openedTitle: '共有リンクが開かれました',
    tooManyAttempts: 'このパスワードの試行回数が多すぎます',
    untitled: '無題',
    openedText: (title) => `「${title}」が初めてリンクから開かれました`,
    expiredText: (title) =>
      `「${title}」はリンクから開けなくなりました。新しいリンクを作成するには、もう一度共有してください`,
    hiddenTitle: '共有ノート',
    hiddenText: 'このノートはパスワードで保護されています。',
    sharedWith: 'My Note で共有されています。',
  },
  'api/pages': { emptyTask: '空のタスク', changedWhen: (when) => `更新：${when}` },
  'api/site-export': {
    embedded: (title) => `埋め込みノート: ${title}`,
    untitled: '無題',
    tableOfContents: '目次',
    contents: '目次',
    lastChange: (date) => `最終更新: ${date}`,
    breadcrumbs: 'パンくずリスト',
    search: '検索',
    notes: 'ノート',
    contentsOf: (title) => `${title} の中身`,
    indexMissing: '検索の索引がありません',
    nothingFound: '見つかりませんでした',
    pages: (shown) => `${shown}ページ`,
  },
} satisfies Partial<ApiCatalogue>;
