import { numberFormat, type Translation } from '@my-note/contract/language';
import type { tagTexts } from '../../tags/texts.ts';

const number = numberFormat();
const notesOf = (notes: number) => `ノート${number(notes)}件`;

export const tags: Translation<typeof tagTexts> = {
  pageTitle: 'タグ',
  intro: 'ノートの中に #タグ や #タグ/下位タグ と書くか、フロントマターの tags: に書きます。',
  loading: 'タグを読み込み中',
  failed: 'タグを読み込めませんでした',
  empty: 'タグはまだありません',
  emptyHint:
    'ノートの中に #仕事 や #仕事/会議 のように、# に続けて言葉を書きます。ノートが保存されると、すぐここに表示されます。',
  search: 'タグを検索',
  noMatch: '一致するタグはありません',
  tree: 'すべてのタグ',
  count: notesOf,
  show: (tag) => `#${tag} の下位タグを表示`,
  back: 'すべてのタグ',
  noNotes: (tag) => `#${tag} の付いたノートはありません`,
  noNotesHint: '名前が変更されたか、ノートがゴミ箱にあるのかもしれません。',
  notesFailed: 'このタグのノートを読み込めませんでした',
  loadingNotes: 'ノートを読み込み中',
  untitled: '無題',
  color: '色',
  colorTitle: (tag) => `#${tag} の色`,
  colorText: '下位のタグも、個別に色を付けていなければ同じ色になります。色はあなたにだけ表示されます。',
  colors: {
    red: 'レッド',
    orange: 'オレンジ',
    yellow: 'イエロー',
    green: 'グリーン',
    teal: 'ティール',
    blue: 'ブルー',
    violet: 'バイオレット',
    pink: 'ピンク',
  },
  noColor: '色なし',
  rename: '名前を変更',
  renameTitle: (tag) => `#${tag} の名前を変更`,
  renameText: (notes) => `${notesOf(notes)}の本文を変更します。下位のタグの名前も変わります。元に戻せます。`,
  newName: '新しい名前',
  mergeHint: (tag) => `#${tag} はすでにあります。2つのタグは1つになります。`,
  merge: '統合',
  renamed: (from, to, notes) => `${notesOf(notes)}で #${from} を #${to} に変更しました`,
  nothingRenamed: (from) => `#${from} の付いたノートは変更されませんでした`,
  undo: '元に戻す',
  undone: (notes) => `${notesOf(notes)}を元に戻しました`,
  nothingUndone: '元に戻すものはありませんでした',
  left: (titles, more, reason) => `変更なし：${titles}${more > 0 ? `、ほか${more}件` : ''}。${reason}`,
};
