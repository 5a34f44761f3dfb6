import { dateFormat, type Translation } from '@my-note/contract/language';
import type { tasksTexts } from '../../tasks/texts.ts';

const day = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

export const tasks: Translation<typeof tasksTexts> = {
  title: 'タスク',
  groupBy: 'グループ分け',
  groupings: { due: '期日', note: 'ノート', tag: 'タグ' },
  groups: { overdue: '期限切れ', today: '今日', week: '今週', later: '今後', none: '日付なし' },
  untagged: 'タグなし',
  untitled: '無題',
  noText: 'テキストなし',
  locked: 'ロック中',
  day: (date) => day(new Date(date)),
  failure: 'タスクを読み込めませんでした。',
  empty: '未完了のタスクはありません',
  emptyHint: 'ノートに「- [ ] 家賃を払う @2026-12-01」のような行を書くと、ここに表示されます。',
  loading: '読み込み中',
  loadingMore: 'ほかのタスクを読み込み中',
  remindersTitle: 'リマインダー',
  reminders: '期日のタスクを朝に通知する',
  feedTitle: 'カレンダーに表示',
  feedHint:
    'あなた専用のアドレスを使って、日付のあるタスクをカレンダーに表示できます。このアドレスを知っている人はタスクを読めますが、ほかのものは読めません。',
  feedMadeWhen: (when) => `アドレス作成：${when}`,
  feedReadWhen: (when) => `最終読み取り：${when}`,
  feedNever: 'まだ読み取られていません',
  makeFeed: 'アドレスを作成',
  renewFeed: '新しいアドレスを作成',
  removeFeed: 'アドレスを削除',
  feedRemoved: 'アドレスは使えなくなりました',
  feedAddress: 'カレンダー用アドレス',
  close: '閉じる',
  feedOnce:
    'カレンダーアプリに、購読するカレンダーとして追加してください。表示されるのは一度だけで、以前のアドレスは使えなくなりました。',
};
