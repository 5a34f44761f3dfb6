import type { Translation } from '@my-note/contract/language';
import type { errorTexts } from '../../platform/remotes/model/error-texts.ts';

export const error: Translation<typeof errorTexts> = {
  kinds: {
    network: {
      title: 'このページに接続できませんでした',
      text: 'My Noteのほかの部分は使えます。接続を確認して、もう一度お試しください。',
      action: 'retry',
    },
    timeout: {
      title: 'このページの読み込みに時間がかかりすぎています',
      text: 'ファイルが時間内に届きませんでした。My Noteのほかの部分は使えます。',
      action: 'retry',
    },
    integrity: {
      title: '安全のため、このページをブロックしました',
      text: 'ファイルが公開されたものと一致しません。もう一度お試しください。繰り返し起きる場合は、管理者にお問い合わせください。',
      action: 'retry',
    },
    contract: {
      title: 'このページには新しいアプリが必要です',
      text: 'このタブとは別のバージョンのMy Note向けに作られています。アプリを再読み込みすると解決することがあります。',
      action: 'reload',
    },
    'shared-version': {
      title: 'このページには新しいアプリが必要です',
      text: 'このタブとは別のバージョンのパッケージを必要としています。アプリを再読み込みすると解決することがあります。',
      action: 'reload',
    },
    evaluation: {
      title: 'このページを開始できませんでした',
      text: '起動中にクラッシュしました。My Noteのほかの部分は使えます。',
      action: 'reload',
    },
    render: {
      title: 'このページは動作を停止しました',
      text: 'クラッシュしました。My Noteのほかの部分は使えます。',
      action: 'retry',
    },
    gone: {
      title: 'このページの新しいバージョンがあります',
      text: 'このタブを開いている間に新しいバージョンが公開されました。書いている内容を保存してから、アプリを再読み込みしてください。',
      action: 'reload',
    },
    off: {
      title: 'このページはオフになっています',
      text: '現在、管理者がオフにしています。',
      action: 'retry',
    },
  },
  refused:
    'ファイルが許可されたアドレスのものではないか、チェックサムがありません。管理者にお問い合わせください。',
  reload: 'アプリを再読み込み',
  newVersion: '新しいバージョンがあります',
  override: (name) =>
    `ここには${name}の開発者用コピーが表示されるはずでした。リセットすると、公開中のページに戻ります。`,
  overridden: (names) => `手元のコピー：${names}`,
  resetOverride: 'リセット',
  overrideRefused: (names) =>
    `このサイトでは、${names}の手元のコピーは使えません。公開中のページを表示しています。`,
  closeNotice: '閉じる',
};
