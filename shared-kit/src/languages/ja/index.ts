import type { SharedKitCatalogue } from '../catalogue.ts';
import { embeds } from './embeds.ts';
import { files } from './files.ts';
import { keys } from './keys.ts';
import { kit } from './kit.ts';
import { markdown } from './markdown.ts';

export const catalogue: SharedKitCatalogue = {
  kit,
  'kit/embeds': embeds,
  'kit/fences': { save: 'SVGで保存' },
  'kit/files': files,
  'kit/forms': {
    show: '表示',
    hide: '隠す',
    showPassword: 'パスワードを表示',
    hidePassword: 'パスワードを隠す',
    strengths: {
      none: '8文字以上にしてください。長いほど安全です。いくつかの単語を並べるのがおすすめです。',
      short: '短すぎます。8文字以上にしてください。',
      weak: '弱いパスワードです。あと数文字増やすと強くなります。',
      fair: 'まずまずです。あと数文字で強くなります。',
      strong: '強いパスワードです。',
    },
    copy: 'コピー',
    copied: 'コピーしました',
    copyFailed: 'コピーできませんでした。テキストを選択してコピーしてください。',
  },
  'kit/http': {
    unreachable: 'My Noteのサービスに接続できません。接続を確認して、もう一度お試しください',
    duplicate: 'データが重複しています',
    answered: (status) => `サービスの応答：${status}`,
  },
  'kit/icon': {
    iconOf: (title) => `「${title}」のアイコン`,
    searchEmojis: '絵文字を検索',
    emojis: '絵文字',
    noEmoji: 'この名前の絵文字はありません。',
    removeIcon: 'アイコンを削除',
    emojiGroups: [
      '顔文字',
      '人物',
      'パーツ',
      '動物と自然',
      '食べ物と飲み物',
      '旅行と場所',
      'アクティビティ',
      'もの',
      '記号',
      '旗',
    ],
  },
  'kit/keys': keys,
  'kit/markdown': markdown,
};
