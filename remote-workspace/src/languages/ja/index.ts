import { dateFormat } from '@my-note/contract/language';
import type { RemoteWorkspaceCatalogue } from '../catalogue.ts';
import { activity } from './activity.ts';
import { change } from './change.ts';
import { factors } from './factors.ts';
import { people } from './people.ts';
import { changes, releases } from './releases.ts';
import { report } from './report.ts';
import { requests } from './requests.ts';
import { searches } from './searches.ts';
import { tags } from './tags.ts';
import { tasks } from './tasks.ts';
import { tokens } from './tokens.ts';
import { transfer } from './transfer.ts';
import { webhooks } from './webhooks.ts';
import { writing } from './writing.ts';

const day = dateFormat({ dateStyle: 'long' });

export const catalogue: RemoteWorkspaceCatalogue = {
  'workspace/account': {
    pageTitle: 'アカウント',
    loading: '読み込み中',
    unknown: 'アカウントを読み込めませんでした',
    elsewhereTitle: '名前、メールアドレス、パスワード',
    elsewhere: (email) =>
      `別のサービスを使って${email}でログインしています。名前、写真、メールアドレス、パスワードはそのサービスで変更してください。`,
    connections: '連携',
    connectionsHint: 'アクセストークンとWebhookを使うと、ほかのアプリからノートを利用できます。',
    openConnections: '連携を開く',
    cancel: 'キャンセル',
    password: '現在のパスワード',
  },
  'workspace/activity': activity,
  'workspace/capture': {
    title: '新規ノート',
    hint: '作成する内容を確認してください。ボタンを押すまで何も保存されません。',
    noteTitle: 'タイトル',
    text: '本文',
    textHint: 'Markdown',
    category: 'カテゴリ',
    topLevel: '最上位',
    tags: 'タグ',
    tagsHint: 'work/log urgent のように、スペースで区切ります。本文の下に書き込まれます。',
    make: 'ノートを作成',
    made: 'ノートを作成しました',
  },
  'workspace/change-words': changes,
  'workspace/change': change,
  'workspace/commands': {
    today: { label: '今日', keywords: 'ジャーナル 日記 日誌 journal diary daily note day today' },
    appendToday: { label: '今日に追記', keywords: 'ジャーナル 日記 追加 ログ journal diary add log append' },
    template: { label: 'テンプレートから新規ノート', keywords: '作成 追加 ひな形 create add form template' },
    tags: { label: 'タグへ移動', keywords: 'ラベル labels tags' },
    tasks: { label: 'タスクへ移動', keywords: 'やること 期日 to-do todo due open tasks' },
    searches: { label: '保存した検索へ移動', keywords: 'フィルター filters find saved searches' },
  },
  'workspace/connections': { pageTitle: '連携', close: '閉じる', cancel: 'キャンセル', done: '完了' },
  'workspace/deletion': {
    title: 'アカウントを削除',
    hint: 'アカウントと、すべてのノート、ファイル、共有リンクを7日後に削除します。',
    open: 'アカウントを削除…',
    dialogTitle: 'アカウントを削除しますか？',
    text: 'すぐにすべてのデバイスからログアウトし、共有リンクが使えなくなります。7日後にすべてが完全に削除されます。アカウントを残したい場合は、それまでにログインしてください。',
    exportFirst: '先にノートをエクスポート',
    confirm: (email) => `確認のため「${email}」と入力`,
    signInFirst: '先に一度ログアウトして、ログインし直してください。その後10分以内なら削除できます。',
    submit: 'アカウントを削除',
    planned: 'アカウントは削除される予定です',
    plannedHint: (at) => `${day(new Date(at))}に削除されます。残すには、それまでにログインしてください。`,
  },
  'workspace/devices': {
    title: 'デバイス',
    hint: 'ログイン中のデバイスです。',
    unknown: 'デバイスを読み込めませんでした',
    unknownDevice: '不明なデバイス',
    thisDevice: 'このデバイス',
    usedWhen: (when) => `最終使用：${when}`,
    signOut: 'ログアウト',
    signOutOthers: 'ほかをすべてログアウト',
    signOutAll: 'すべてのデバイスからログアウト',
    signOutAllTitle: 'すべてのデバイスからログアウトしますか？',
    signOutAllText:
      'このデバイスを含む、すべてのデバイスからログアウトします。未保存のテキストは各デバイスに残ります。',
  },
  'workspace/factors': factors,
  'workspace/identities': {
    title: 'ログイン方法',
    hint: 'どの方法でもこのアカウントにログインできます。',
    unknown: 'ログイン方法を読み込めませんでした',
    embedded: 'メールアドレスとパスワード',
    oidc: (issuer) => `${issuer}のシングルサインオン`,
    firebase: 'Firebase',
    usedWhen: (when) => `最終使用：${when}`,
  },
  'workspace/password': {
    title: 'パスワード',
    hint: '変更すると、ほかのすべてのデバイスからログアウトします。アクセストークンは無効にするまで使えます。',
    current: '現在のパスワード',
    next: '新しいパスワード',
    change: 'パスワードを変更',
    changed: (ended) =>
      ended === 0
        ? 'パスワードを変更しました。'
        : `パスワードを変更し、ほかのデバイス${ended}台からログアウトしました。`,
  },
  'workspace/people': people,
  'workspace/profile': {
    title: '名前と写真',
    hint: '写真はあなたにだけ表示されます。',
    name: '名前',
    saveName: '名前を保存',
    nameSaved: '名前を保存しました',
    choosePicture: '写真を選択',
    changePicture: '写真を変更',
    removePicture: '写真を削除',
    picture: 'あなたの写真',
    wrongKind: 'この画像を読み取れませんでした。PNG、JPEG、WebPのいずれかを選択してください。',

    email: 'メールアドレス',
    emailHint: (email) => `${email}でログインしています。`,
    newEmail: '新しいメールアドレス',
    change: 'メールアドレスを変更',
    emailSaved: (email) => `メールアドレスを変更しました。今後は${email}でログインしてください。`,
  },
  'workspace/releases': releases,
  'workspace/report': report,
  'workspace/requests': requests,
  'workspace/searches': searches,
  'workspace/tags': tags,
  'workspace/tasks': tasks,
  'workspace/tokens': tokens,
  'workspace/transfer': transfer,
  'workspace/webhooks': webhooks,
  'workspace/writing': writing,
};
