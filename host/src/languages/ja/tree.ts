import type { Translation } from '@my-note/contract/language';
import type { texts } from '../../shell/tree/texts.ts';

export const tree: Translation<typeof texts> = {
  emptyCategory: '空',
  open: (title) => `「${title}」を開く`,
  close: (title) => `「${title}」を閉じる`,
  more: (title) => `「${title}」のその他の操作`,
  actionsOf: (title) => `「${title}」の操作`,

  rename: '名前を変更',
  newNote: 'ここに新規ノート',
  newCategory: 'ここに新規カテゴリ',
  pin: 'ピン留め',
  unpin: 'ピン留めを外す',
  addIcon: 'アイコンを追加',
  changeIcon: 'アイコンを変更',
  removeIcon: 'アイコンを削除',
  share: '共有',
  move: '移動',
  sortByTitle: 'タイトル順に並べ替え',
  sortByDate: '日付順に並べ替え',
  moveToTrash: 'ゴミ箱に移動',
  undo: '元に戻す',

  titleOf: (title) => `「${title}」の新しいタイトル`,
  titleRequired: 'タイトルを入力してください',
  titleTooLong: (most) => `タイトルは${most}文字までです`,

  renamed: (title) => `名前を「${title}」に変更しました`,
  moved: (title) => `「${title}」を移動しました`,
  sorted: (title) => `「${title}」を並べ替えました`,
  trashed: (title) => `「${title}」をゴミ箱に移動しました`,
  movedTo: (title, position, siblings, parent) =>
    `「${title}」を${parent === null ? '最上位' : `「${parent}」内`}の${siblings}件中${position}番目に移動しました`,

  notesInside: (count) => `ノート${count}件`,
};
