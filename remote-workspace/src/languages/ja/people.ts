import { numberFormat, type Translation } from '@my-note/contract/language';
import type { peopleTexts } from '../../people/texts.ts';

const number = numberFormat();

export const people: Translation<typeof peopleTexts> = {
  pageTitle: 'ユーザー',
  forbidden: 'このページを開けるのは管理者だけです',
  forbiddenText: 'このサイトのアカウント一覧です。変更が必要な場合は、管理者に依頼してください。',

  accounts: 'アカウント',
  accountsHint: '件数だけを表示します。ほかの人のノートの内容は表示されません。',
  search: '名前またはメールアドレスで検索',
  loading: 'アカウントを読み込み中',
  loadingMore: 'ほかのアカウントを読み込み中',
  unknown: 'アカウントを読み込めませんでした',
  noMatch: '一致するアカウントはありません。語を減らしてみてください。',
  total: (n) => `アカウント${number(n)}件`,

  operator: '管理者',
  disabled: '無効',
  you: 'あなた',
  activeWhen: (when) => `最終アクティブ：${when}`,
  neverActive: 'アクティビティなし',
  notes: (n) => `ノート${number(n)}件`,
  sessions: (n) => `セッション${number(n)}件`,
  deletedWhen: (when) => `削除予定：${when}`,

  backups: 'バックアップ',
  backupsHint: 'サーバーが作成する、すべてのデータの暗号化されたコピーです。',
  loadingBackups: 'バックアップを読み込み中',
  backupsUnknown: 'バックアップを読み込めませんでした',
  noBackups: '自動バックアップは行われていません。サーバーで BACKUP_EVERY と BACKUP_TO を設定してください。',
  backupsFailSince: (when, reason) => `バックアップに失敗しています。最初の失敗：${when}。${reason}`,
  lastBackup: '最後に成功したバックアップ',
  backupMade: (when, size, rows, files) =>
    `${when}：${size}、${number(rows)}行、添付ファイル${number(files)}件`,
  neverBackedUp: 'まだなし',
  backupPlace: '保存先',
  nextBackup: '次回のバックアップ',
  nextBackupWhen: (when, n) => `${when}。${n}件のバックアップを保持します`,

  actionsOf: (name) => `${name}の操作`,
  passwordLink: 'パスワードリンクを作成',
  disable: 'アカウントを無効にする',
  enable: 'アカウントを有効にする',
  makeOperator: '管理者にする',
  unmakeOperator: '管理者から外す',
  deleteAccount: 'アカウントを削除',
  keepAccount: '削除を取り消す',

  disableTitle: (name) => `${name}のアカウントを無効にしますか？`,
  disableText:
    'すべてのデバイスからログアウトされ、アクセストークンと共有リンクが使えなくなります。何も削除されず、アカウントはいつでも有効に戻せます。',
  deleteTitle: (name) => `${name}のアカウントを削除しますか？`,
  deleteText:
    'すぐにログアウトされ、7日後にすべてのノートとファイルが完全に削除されます。それまでは取り消すことができ、本人がログインした場合も削除されません。',
  operatorTitle: (name) => `${name}を管理者にしますか？`,
  operatorText: '管理者はこのページを開いて、アカウントの無効化や削除、新しい人の招待ができます。',
  unmakeTitle: (name) => `${name}を管理者から外しますか？`,
  unmakeText: 'アカウントとノートはそのまま残りますが、このページは開けなくなります。',

  linkTitle: (name) => `${name}のパスワードリンク`,
  linkText: '信頼できる方法で本人に送ってください。使えるのは一度だけで、表示されるのは今だけです。',
  linkLabel: 'パスワードリンク',
  done: '完了',

  invitations: '招待',
  invitationsHint:
    'リンク1つにつき、1週間以内にアカウントを1つ作成できます。新規登録を締め切っている間も使えます。',
  invite: '招待する',
  inviteFor: '誰への招待ですか？',
  inviteForHint: '名前など、自分用のメモです。',
  createInvitation: '招待を作成',
  cancel: 'キャンセル',
  invitationFor: (label) => `${label}への招待`,
  invitationText: 'このリンクを相手に送ってください。使えるのは一度だけで、表示されるのは今だけです。',
  invitationLabel: '招待リンク',
  noInvitations: '招待はまだありません。招待すると、相手がアカウントを作成できます。',
  invitationsUnknown: '招待を読み込めませんでした',
  loadingInvitations: '招待を読み込み中',
  unnamed: '招待',
  expiresWhen: (when) => `有効期限：${when}`,
  expiredWhen: (when) => `期限切れ：${when}`,
  usedWhen: (when) => `使用済み：${when}`,
  revoke: '取り消す',

  activity: 'サイトのアクティビティ',
  activityHint: '過去90日間の、全アカウントのログインやセキュリティに関する記録です。',
  loadingActivity: 'アクティビティを読み込み中',
  loadingMoreActivity: '以前のアクティビティを読み込み中',
  activityUnknown: 'アクティビティを読み込めませんでした',
};
