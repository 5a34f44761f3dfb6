import type { Translation } from '@my-note/contract/language';
import type { loginTexts } from '../../features/login/texts.ts';

const whose = (name: string | undefined) => (name === undefined ? '以前ここでログインした人' : `${name}さん`);

export const login: Translation<typeof loginTexts> = {
  email: 'メールアドレス',
  password: 'パスワード',
  newPassword: '新しいパスワード',
  name: '名前',
  loginTitle: 'おかえりなさい',
  createTitle: 'アカウントを作成',
  firstTitle: '最初のアカウントを作成',
  firstHint:
    'このサイトにはまだアカウントがありません。最初のアカウントは管理者のもので、ほかの人を招待・管理できます。',
  firstElsewhere:
    'このサイトにはまだアカウントがありません。My Noteが動いているマシンで、またはMy Noteの起動時に表示されたリンクから、このページを開いてください。',
  invited: 'このサイトに招待されています。この招待で作成できるアカウントは1つです。',
  haveAccount: 'すでにアカウントをお持ちですか？',
  noAccount: 'アカウントをお持ちでないですか？',
  or: 'または',
  codeTitle: 'コードを入力',
  code: {
    label: 'コード',
    hint: 'パスワードを確認しました。認証アプリを開き、表示されている6桁の数字を入力してください。',
  },
  recoveryCode: {
    label: 'リカバリーコード',
    hint: '2段階認証をオンにしたときに保管したリカバリーコードを1つ入力してください。各コードは一度だけ使えます。',
  },
  useRecovery: 'リカバリーコードを使う',
  useApp: '認証アプリを使う',
  back: '戻る',
  codeToo: '認証アプリのコード、またはリカバリーコード',
  codeTooHint: '2段階認証がオンの場合は、コードでログインできます。',
  passkey: 'パスキーでログイン',
  forgotten: 'パスワードをお忘れですか？',
  resetSent: (email) => `${email}のアカウントがあれば、次の手順を記したメールが届きます。`,
  kept: (name, notes, requests) => {
    const parts = [notes && `ノート${notes}件`, requests && `リクエスト${requests}件`].filter(Boolean);
    return `${whose(name)}の未保存の内容（${parts.join('、')}）がこのデバイスに残っています。次にログインしたときに復元できます。`;
  },
  removeKept: '削除',
  removeKeptTitle: (name) => `${whose(name)}の未保存の内容を削除しますか？`,
  removeKeptText: '一度も保存されていないため、完全に失われます。',
  notLoaded: 'ログインフォームを読み込めませんでした',
};
