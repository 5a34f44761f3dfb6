import type { Translation } from '@my-note/contract/language';
import type { markdownTexts } from '../../markdown/texts.ts';

export const markdown: Translation<typeof markdownTexts> = {
  tableOfContents: '目次',
  copyCode: 'コピー',
  copied: 'コピーしました',
  copyFailed: 'コピーできませんでした。テキストを選択してコピーしてください。',
  copyHeading: (heading) => `「${heading}」へのリンクをコピー`,
  copyHeadingFailed: 'コピーできませんでした。リンクはアドレスバーに表示されています。',
  emptyTask: '空のタスク',
  imageMissing: '読み込めなかった画像',
  pictureFrom: (site) => `${site}の画像`,
  pictureHint: (site) =>
    `まだ読み込まれていません。画像はこのサイトを経由するので、誰が読んでいるかは${site}に伝わりません。`,
  pictureLoading: (site) => `${site}の画像を読み込み中…`,
  pictureFailed: (site) => `${site}の画像を読み込めませんでした`,
  showPicture: '表示',
  showPictureFrom: (site, alt) => (alt === '' ? `${site}の画像を表示` : `${site}の「${alt}」を表示`),
  alwaysShow: 'このサイトの画像は常に表示',
  alwaysShowFrom: (site) => `${site}の画像を常に表示`,
  retryPicture: '再試行',
  retryPictureFrom: (site, alt) =>
    alt === '' ? `${site}の画像の読み込みを再試行` : `${site}の「${alt}」の読み込みを再試行`,
  openPicture: '新しいタブで開く',
  openPictureAt: (site) => `${site}の画像を新しいタブで開く`,
  picturesWaiting: (count) => `ほかのサイトの画像${count}件がまだ読み込まれていません`,
  showAll: 'すべて表示',
  showAllPictures: 'このノートの画像をすべて表示',
  sortBy: (column) => `${column}で並べ替え`,
  formulaProblem: (reason) => `この数式を表示できません。${reason}`,
  formulaTooLong: '長すぎます。いくつかの数式に分けてください。',
  formulaNotRead: '入れ子が深すぎます。',
  fileFailed: 'ファイルを読み込めませんでした。接続を確認して、もう一度お試しください。',
  headingGone: 'その部分はもうこのノートにありません。ノートの先頭を表示しています。',
  linkGone: 'このノートはゴミ箱にあるか、すでに削除されています',
  goneLink: (words) => `${words}（このノートはゴミ箱にあるか、すでに削除されています）`,
};
