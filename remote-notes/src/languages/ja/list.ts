import type { Translation } from '@my-note/contract/language';
import type { listTexts } from '../../list-texts.ts';

/** At most three titles, and the number of the others. */
const quoted = (titles: string[]) =>
  titles
    .slice(0, 3)
    .map((title) => `「${title}」`)
    .join('') + (titles.length > 3 ? `ほか${titles.length - 3}件` : '');

export const list: Translation<typeof listTexts> = {
  moved: (title) => `「${title}」を移動しました`,
  actions: {
    rename: '名前を変更',
    newNote: '新規ノート',
    newCategory: '新規カテゴリ',
    exportCategory: 'エクスポート',
    sortByTitle: 'タイトル順に並べ替え',
    sortByDate: '日付順に並べ替え',
  },
  emptyCategory: {
    title: 'ここにはまだ何もありません',
    text: 'このカテゴリに追加したノートやカテゴリが、ここに並びます。',
  },
  pinned: 'ピン留め',
  order: {
    label: (title) => `「${title}」をリスト内で移動`,
    up: '上に移動',
    down: '下に移動',
    moved: (title, position, count) => `「${title}」を${count}件中${position}番目に移動しました`,
    movedInto: (title, parent) => `「${title}」を「${parent}」に移動しました`,
  },
  list: {
    sorts: { manual: '手動', title: 'タイトル', changed: '更新日', added: '追加日' },
    sortedBy: (sort) => `並べ替え：${sort}`,
    previews: '本文を表示',
    select: '選択',
    selectItem: (title) => `「${title}」を選択`,
    leave: '選択を解除',
    toolbar: '選択した項目',
    selected: (count) => (count === 0 ? '項目を選択' : `${count}件選択中`),
    trashed: (count) => `${count}件をゴミ箱に移動しました`,
    pinned: (count) => `${count}件をピン留めしました`,
    unpinned: (count) => `${count}件のピン留めを外しました`,
    moved: (count) => `${count}件を移動しました`,
    refused: (titles) => `${quoted(titles)}を変更できませんでした`,
  },
  facts: (count, when) => `${count}件、更新：${when}`,
  items: (count) => `${count}件`,
  sorted: (title) => `「${title}」を並べ替えました`,
};
