import type { ApiCatalogue } from '../catalogue.ts';

export const account = {
  'api/account': {
    noPassword: 'このアカウントにはここでのパスワードがありません。別のサービスでログインしています',
    linkUsed: 'このリンクは期限切れか、すでに使われています。新しいリンクをリクエストしてください',
    noMail: 'このサイトはメールを送信しません。新しいパスワード用のリンクを管理者に依頼してください',
    accountGone: 'このアカウントはもう存在しません',
    lastOperator: '運営者はこの人だけです。先にほかの人を運営者にしてください',
    confirmationNeeded: 'パスワードを入力するか、先にもう一度ログインしてください',
    wrongConfirmation: 'このアカウントのメールアドレスを入力してください',
    keptElsewhere: '別のサービスでログインしています。そちらで変更してください',
    pictureType: 'PNG、JPEG、WebP の画像を選んでください',
    pictureTooLarge: '画像は 256 kB までです',
    pictureGone: 'この画像はもう存在しません',
    tooManyLinks: '新しいパスワードのリクエストが多すぎます',
    mailSubject: 'My Note の新しいパスワードの設定',
    mailText: (link) => `このアドレスに対して、新しいパスワードのリクエストがありました。

1時間以内に次のリンクを開いて、新しいパスワードを設定してください。リンクは一度だけ使えます。

${link}

新しいパスワードを設定すると、すべてのデバイスからログアウトします。

お心当たりがない場合は、このメッセージを無視してください。パスワードは変わりません。
`,
  },
  'api/identity': {
    wrongCredentials: 'メールアドレスまたはパスワードが違います',
    emailTaken: 'このメールアドレスのアカウントはすでに存在します。ログインしてください',
    commonPassword: '非常によく使われるパスワードです。別のものにしてください',
    ownWords: (characters) => `名前とアドレスのほかに、${characters}文字以上を使ってください`,
    wrongPassword: 'パスワードが違います',
    signInAgain: '2段階認証が有効です。もう一度ログインし、10分以内に変更してください',
    wrongCode: 'コードが違うか、すでに使われています。最新のコードを入力してください',
    ticketExpired: 'このログインは期限切れです。もう一度パスワードを入力してください',
    unknownPasskey: 'このパスキーのアカウントはありません。パスワードでログインしてください',
    passkeyNotAdded: 'パスキーを追加できませんでした。もう一度お試しください',
    tooManyPasskeys: 'パスキーはすでに20個あります。先にどれかを削除してください',
    twoStepOn: '2段階認証はすでに有効です',
    twoStepOff: '2段階認証はすでに無効です',
    onlyWay: '唯一のログイン方法です。先に別の方法を追加してください',
    noPassword: 'このアカウントにはパスワードがありません。設定はログインに使うサービスにあります',
    noPasskeysHere:
      'このアドレスではパスキーを使えません。管理者が PUBLIC_URL にこのサイトのアドレスを設定できます',
    passkeyGone: 'このパスキーはすでに削除されています',
    googleAway: 'サーバーが Google に接続できず、ログインを確認できません。1分後にもう一度お試しください',
    noEmail:
      'このアカウントにはメールアドレスがありません。My Note にはメールアドレスが必要です。メールアドレスのあるアカウントでログインしてください',
    tooManyAccounts: '新しいアカウントが多すぎます',
    tooManySignIns: 'ログインの試行回数が多すぎます',
    tooManyAttempts: '試行回数が多すぎます',
  },
  'api/sessions': {
    readOnly: 'このトークンは読み取り専用です。変更するには write スコープのトークンを作成してください',
    signInEnded: 'このログインは終了しました。もう一度ログインしてください',
    accountDeleted: 'このアカウントは先ほど削除されました。続けるには新しく作成してください',
    accountDisabled: 'このアカウントは無効になっています。ノートは保持されています。管理者に連絡してください',
    notSetUp: (provider) => `${provider} でのログインはここでは設定されていません`,
    signInExpired: 'このログインは期限切れです。もう一度ログインしてください',
    welcome: 'My Note へようこそ',
    welcomeText:
      '最初のノートを書いてみましょう。ホームでサンプルノートを読み込むと、使い方を手軽に確認できます。',
    stays: 'アカウントは残ります',
    staysText: 'ログインしたため、削除は取り消されました。ノートと共有リンクは元に戻りました。',
    tokenEnded: 'このトークンはすでに終了しています',
    sessionEnded: 'このログインはすでに終了しています',
  },
  'api/invitations': {
    closed: 'ここでは新しいアカウントを作成できません。管理者に連絡してください',
    full: 'このサイトのアカウント数は上限に達しています。管理者に連絡してください',
    used: 'この招待はすでに使われたか、期限切れか、取り消されました。管理者に新しい招待を依頼してください',
    firstAccount:
      '最初のアカウントは、サーバー本体で作成するか、My Note の起動時に表示されたリンクから作成します',
  },
  'api/people': {
    tooManyInvitations: (count) => `未使用の招待が${count}件あります。先にどれかを取り消してください`,
    invitationGone: 'この招待はすでに使われたか、取り消されました',
    operatorOnly: 'この操作はサイトの運営者だけができます',
    accountGone: 'このアカウントはもう存在しません',
    lastOperator: '運営者はこの人だけです。先にほかの人を運営者にしてください',
  },
  'api/tokens': {
    badDate: 'expires: 9999年より前の、未来の日付を選んでください',
    tooMany: (count) => `トークンは${count}個までです。先にどれかを削除してください`,
  },
  'api/requests': {
    tooMany: (count) => `未対応の要望が${count}件あります。いくつかに返答があるまでお待ちください`,
    pictureGone: 'screenshot: この画像はもうありません。もう一度追加してください',
    noPicture: (name) =>
      `screenshot: 「${name}」は画像ではありません。PNG、JPEG、GIF、WebP、AVIF の画像を追加してください`,
    noRequest: (id) => `要望 ${id} はありません`,
    noScreenshot: 'この要望にスクリーンショットはありません',
    became: {
      open: '要望が再び受付中になりました',
      planned: '要望の対応が予定されました',
      done: '要望が実現しました',
      declined: '要望は見送られました',
      answered: '要望に返答がありました',
    },
  },
  'api/notifications': {
    gone: 'この通知はもう存在しません',
    tooManyStreams: (count) =>
      `通知をすぐに受け取れるのは、開いているページ${count}件までです。どれかを閉じてください`,
    testTitle: '通知はここに届きます',
    testText: 'My Note を開いていないときは、このようにお知らせします。',
    deviceGone: 'このブラウザにはもう通知が届きません',
    pushOff: 'このサーバーではブラウザの通知がオフになっています',
    tooManyDevices: (count) => `通知を受け取れるブラウザは${count}個までです。先にどれかを外してください`,
    endpointRefused: (reason) => `このブラウザのプッシュサービスは使えません: ${reason}`,
    keysRefused: 'この登録の鍵は使えません',
    endpointTaken: 'この登録は別のブラウザのものです。新しく作成してください',
  },
  'api/guard': {
    takenBack: (release) => `${release} は取り消されました`,
    takenBackWhy: (live, why) => `すべての場所で再び ${live} が使われています。${why}`,
    isLive: (release) => `${release} が公開されました`,
    isLiveWhy: (former, why) => `${former} に代わって公開されました。${why}`,
  },
  'api/backups': {
    failed: 'バックアップに失敗しました',
    failedWhy: (reason, lastGood) => `${reason}。${lastGood}自動的に再試行されます`,
    noneYet: '成功したバックアップはまだありません。',
    lastGood: (time) => `最後に成功したのは ${time} UTC です。`,
  },
  'api/webhooks': {
    turnedOff: (name) => `Webhook「${name}」がオフになりました`,
    addressGone: '送信先から、すでに存在しないという応答がありました（410）。',
    failedFor: (days) => `${days}日間、送信に失敗し続けています。`,
    redirected: (status) => `送信先が ${status} を返しました。リダイレクトには従いません`,
    responded: (status) => `送信先が ${status} を返しました`,
    webhookGone: 'この Webhook は存在しません',
    deliveryGone: 'この送信はもう記録にありません',
    tooMany: (count) => `Webhook は${count}個までです。先にどれかを削除してください`,
    off: 'この Webhook はオフです。送信する前にオンにしてください',
    addressRefused: (reason) => `このアドレスは使えません: ${reason}`,
  },
} satisfies Partial<ApiCatalogue>;
