import { catalogue as contract } from '@my-note/contract/languages/ja';
import { catalogue as kit } from '@my-note/kit/languages/ja';
import type { HostCatalogue } from '../catalogue.ts';
import { about } from './about.ts';
import { commands } from './commands.ts';
import { error } from './error.ts';
import { home } from './home.ts';
import { shell } from './host.ts';
import { login } from './login.ts';
import { push } from './push.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { tree } from './tree.ts';

const host: HostCatalogue = {
  host: shell,
  'host/about': about,
  'host/commands': commands,
  'host/embedded': {
    resetHelp: (contact = '管理者') =>
      `新しいパスワードを設定するリンクを${contact}に依頼してください。このサイトからメールは送信されません。`,
  },
  'host/error': error,
  'host/firebase': {
    google: 'Googleで続ける',
    wrong: 'メールアドレスまたはパスワードが違います',
    taken: 'このメールアドレスのアカウントはすでにあります。ログインしてください',
    weak: 'もっと長いパスワードにしてください',
    tooMany: '試行回数が多すぎます。数分待ってから、もう一度お試しください',
    disabled: 'このアカウントは無効になっています。管理者にお問い合わせください',
    network: '認証サービスに接続できませんでした。接続を確認して、もう一度お試しください',
    blocked:
      'ブラウザがログイン画面をブロックしました。このサイトのポップアップを許可して、もう一度お試しください',
    otherWay: 'このメールアドレスのアカウントは別の方法でログインしています。その方法でログインしてください',
    notSetUp: 'このログイン方法は設定されていません。管理者にお問い合わせください',
    failed: (code) => `ログインできませんでした（${code}）。もう一度お試しください`,
  },
  'host/home': home,
  'host/identity': {
    unknown: 'このサイトの認証サービスは、このバージョンのMy Noteでは利用できません。',
  },
  'host/isolated': {
    leaveTitle: '別のサイトを開きますか？',
    leaveText: (remote) =>
      `${remote}が次のアドレスを開こうとしています。アドレスには、${remote}が読み取ったノートの内容が含まれている可能性があります。`,
    openSite: (site) => `${site}を開く`,
    notGranted: 'このページには許可されていません',
    notFound: 'そのノートは存在しないか、このページには許可されていません',
    onlyText: '許可されているのは、ノートの本文とその元のバージョンだけです',
    unreachable: 'サービスに接続できません',
    signedOut: 'ログインしていません',
    tooMany: '一度に呼び出しすぎています',
  },
  'host/keyboard': {
    title: 'キーボードショートカット',
    filter: 'ショートカットを絞り込む',
    none: (typed) => `「${typed}」に一致するショートカットはありません`,
    followedBy: '続けて',
    off: '1文字のショートカットは設定でオフになっています。',
    groups: { act: 'どこでも', goTo: '移動' },
  },
  'host/login': login,
  'host/notifications': { untitled: '通知', detail: '詳細' },
  'host/oidc': {
    continueWith: (label) => `${label}で続ける`,
    errors: {
      canceled: 'ログインがキャンセルされました。もう一度試すか、別の方法でログインしてください',
      expired: 'ログインに時間がかかりすぎたか、別のブラウザで開始されました。もう一度お試しください',
      unreachable: '認証プロバイダに接続できませんでした。数分後にもう一度お試しください',
      refused:
        '認証プロバイダから信頼できない応答が返されました。もう一度試すか、管理者にお問い合わせください',
      'not-a-member':
        '認証プロバイダのあなたのアカウントには、このサイトへのアクセス権がありません。管理者にお問い合わせください',
      'no-email':
        '認証プロバイダのあなたのアカウントには、My Noteに必要なメールアドレスがありません。管理者にお問い合わせください',
    },
    failed: 'ログインできませんでした。もう一度お試しください',
  },
  'host/overview': {
    empty: 'ノートはまだありません。作成したノートがここにツリーで表示されます。',
    looseNotes: 'カテゴリなし',
    nothingInside: '空',
    dropHere: '最上位に移動',
    newCategory: '新規カテゴリ',
    expandAll: 'すべて展開',
    collapseAll: 'すべて折りたたむ',
    filter: 'タイトルで絞り込む',
    nothingFound: '見つかりませんでした',
    notes: (count) => `ノート${count}件`,
    found: (count) => `${count}件一致`,
  },
  'host/push': push,
  'host/reset': {
    title: '新しいパスワードを設定',
    loading: '読み込み中',
    unknown: 'リンクを確認できませんでした',
    ended: 'このリンクは使えなくなりました',
    endedHint: '期限切れか、すでに使用済みです。ログイン画面から新しいリンクを依頼してください。',
    toLogin: 'ログインへ',
    owner: (email) => `${email}のパスワードです。すべてのデバイスからログアウトします。`,
    save: 'パスワードを保存',
    saved: 'パスワードを変更しました',
    savedHint: '新しいパスワードでログインしてください。',
  },
  'host/search': search,
  'host/settings': settings,
  'host/sidebar': {
    savedSearches: '保存した検索',
    allSearches: 'すべて表示・追加',
    width: 'サイドバーの幅',
    widthHint: 'ドラッグで幅を変更、ダブルクリックで元に戻す',
  },
  'host/tree': tree,
  'host/user-menu': {
    notifications: '通知',
    notificationsUnread: (count) => `通知、未読${count}件`,
    account: 'アカウント',
    people: 'ユーザー',
    releases: 'リリース',
    settings: '設定',
    logout: 'ログアウト',
  },
  'host/youtube': {
    page: 'Youtube Reader',
    title: 'Youtube Readerはオフになっています',
    text: 'フォローしているチャンネルの新着動画を一覧し、動画を見ながらノートを取れます。ユーザーメニューの「設定」からいつでもオン・オフを切り替えられます。',
    turnOn: 'Youtube Readerをオンにする',
  },
};

export const catalogue = { ...contract, ...kit, ...host };
