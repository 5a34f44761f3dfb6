import type { Translation } from '@my-note/contract/language';
import type { pushTexts } from '../../features/settings/push/texts.ts';

export const push: Translation<typeof pushTexts> = {
  here: 'このデバイスで通知を受け取る',
  hereHint: 'My Noteを閉じている間も通知します。',
  off: '管理者がこの機能をオフにしています。',
  reasons: {
    insecure: 'ブラウザでは、https://のアドレスでのみ利用できます。',
    install:
      'iPhoneとiPadでは、まずMy Noteをホーム画面に追加してください。共有をタップし、「ホーム画面に追加」を選びます。そこから開いて、この設定をオンにしてください。',
    unsupported: 'このブラウザでは、My Noteを閉じている間の通知を受け取れません。',
    blocked:
      'ブラウザがこのサイトの通知をブロックしています。アドレスの横のメニューにある「権限」または「サイトの設定」で許可してから、ここに戻ってください。',
  },
  test: 'テスト通知を送信',
  sent: '送信しました。まもなく表示されます。',
  notSent: (reason) => `送信できませんでした：${reason}`,
  noWorker: 'このページはまだ通知の準備ができていません。再読み込みして、もう一度お試しください。',
  notReached:
    'ブラウザがプッシュサービスに接続できませんでした。プライベートウインドウ、ブロッカー、またはプッシュ非対応のブラウザが原因かもしれません。',
  devices: '通知を受け取るほかのデバイス',
  sinceWhen: (when) => `登録：${when}`,
  unknownDevice: '不明なデバイス',
  remove: '削除',
  removeNamed: (device) => `${device}を削除`,
  failed: '通知を受け取るデバイスを読み込めませんでした。',
};
