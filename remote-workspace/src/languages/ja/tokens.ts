import type { Translation } from '@my-note/contract/language';
import type { tokensTexts } from '../../connections/texts.ts';

export const tokens: Translation<typeof tokensTexts> = {
  title: 'アクセストークン',
  hint: 'スクリプト、アシスタント、ブラウザ拡張機能からノートを利用できるようにします。トークンを持つ人は、その権限で操作できます。',
  loading: 'アクセストークンを読み込み中',
  unknown: 'アクセストークンを読み込めませんでした',
  none: 'アクセストークンはまだありません。ノートを利用するアプリのために作成できます。',
  create: 'トークンを作成',
  name: '名前',
  nameHint: '「ブラウザ拡張機能」など、用途がわかる名前にします。',
  scope: '権限',
  scopes: { read: '読み取り', write: '読み取りと書き込み' },
  expires: '有効期限',
  expiresHint: '期限を設けない場合は、空のままにします。',
  expiresWhen: (when) => `有効期限：${when}`,
  never: '無期限',
  usedWhen: (when) => `最終使用：${when}`,
  unused: '未使用',
  token: 'アクセストークン',
  tokenOnce: '今すぐコピーしてください。表示されるのは今回だけです。',
  revoke: '無効にする',
  revokeTitle: (name) => `「${name}」を無効にしますか？`,
  revokeText: 'このトークンを使うアプリは、ノートを読み書きできなくなります。',
};
