import type { Translation } from '@my-note/contract/language';
import type { embedTexts } from '../../markdown/embeds/texts.ts';

export const embeds: Translation<typeof embedTexts> = {
  untitled: '無題',
  unknown: 'ノート',
  region: (title) => `埋め込みノート：${title}`,
  regionOfPart: (title, part) => `ノート「${title}」の一部：${part}`,
  loading: 'ノートを読み込み中…',
  gone: 'このノートはゴミ箱にあるか、すでに削除されています。',
  hidden: 'このノートはあなたに共有されていません。',
  category: 'カテゴリはノートの中に表示できません。中身を見るには開いてください。',
  failed: 'このノートを読み込めませんでした。接続を確認して、もう一度お試しください。',
  tryAgain: '再試行',
  empty: 'このノートは空です。',
  partGone: 'この部分はもうノートにありません。ほかの内容はノートを開いて確認できます。',
  cycle: 'このノートはすぐ外側に表示されています。単独で読むには開いてください。',
  deep: 'ノートの中にノートを表示できるのは3階層までです。続きは開いて読んでください。',
  over: 'ここに表示しているノートが多いため、このノートはリンクだけになっています。',
};
