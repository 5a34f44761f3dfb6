import { numberFormat } from '../../language/index.ts';
import type { ContractCatalogue } from '../catalogue.ts';

const number = numberFormat();

export const messages = {
  'contract/account': {
    enterPassword: 'パスワードを入力してください',
    enterCode: 'コードを入力してください',
    noCode: 'コードではありません',
    nameRequired: '名前を入力してください',
    most60: '60文字までです',
    sayChange: '変更する内容を指定してください',
    noteTooLong: 'メモは100文字までです',
    noAddress: 'アドレスではありません',
    noSecret: 'ブラウザのシークレットではありません',
    noKey: 'ブラウザの鍵ではありません',
    diagnosticsTooLong: (characters) => `診断情報は${number(characters)}文字までです`,
    titleRequired: 'タイトルを入力してください',
    titleTooLong: 'タイトルは200文字までです',
    descriptionRequired: '説明を入力してください',
    descriptionTooLong: '説明は10,000文字までです',
    enterDate: '2030-12-31 のような日付を入力してください。期限なしのトークンには null を指定します',
    emailTooLong: (characters) => `メールアドレスは${characters}文字までです`,
    enterEmail: 'ada@example.org のようなメールアドレスを入力してください',
    passwordTooLong: 'パスワードは128文字までです',
    passwordTooShort: (characters) => `パスワードは${characters}文字以上必要です`,
    nameTooLong: '名前は120文字までです',
    enterWebAddress: 'https://example.org/hook のようなアドレスを入力してください',
    chooseEvent: 'イベントを1つ以上選んでください',
  },
  'contract/items': {
    categoryLevels: (levels) => `カテゴリは${levels}階層までです`,
    nothingToAppend: '追記する内容がありません',
    keyCharacters: 'キーには空白を除く ASCII の表示文字を使ってください',
    keyTooLong: (characters) => `キーは${characters}文字までです`,
    aTitleRequired: 'タイトルを入力してください',
    titleTooLong: (characters) => `タイトルは${characters}文字までです`,
    mostTags: (count) => `タグは一度に${count}個までです`,
    titleRequired: 'タイトルを入力してください',
    titleCharacters: '使えるのは文字、数字、&、- だけです',
    sendOrder: '移動には { id, before または after }、リスト全体には { order, version } を送信してください',
    oneEmoji: '絵文字を1つ選んでください',
    mostIds: (count) => `ID はカンマ区切りで${count}個までです`,
    mostItems: (count) => `一度に${count}件までです`,
    mostEntries: (count) => `一度に${count}件までです`,
    noteTooLong: (characters) => `ノートは${number(characters)}文字までです。2つに分けてください`,
    sayWhat: '検索する言葉を入力してください',
    searchTooLong: (characters) => `検索は${characters}文字までです`,
    aNameRequired: '名前を入力してください',
    nameTooLong: (characters) => `名前は${characters}文字までです`,
    passwordTooShort: (characters) => `パスワードは${characters}文字以上必要です`,
    passwordTooLong: 'パスワードは128文字までです',
    enterPassword: 'パスワードを入力してください',
    sendNext: '前の応答の next の値を送信してください',
    nameRequired: '名前を入力してください',
    dayForm: '日付は 2026-12-01 の形式で指定してください',
    monthForm: '月は 2026-12 の形式で指定してください',
    timeForm: '時刻は 14:05 の形式で指定してください',
    tagTooLong: (characters) => `タグは${characters}文字までです`,
    tagForm:
      'タグには文字、数字、_、- を使えます。文字を1つ以上含め、階層は work/log のように / で区切ります',
    mostNotes: (count) => `ノートは一度に${count}件までです`,
  },
  'contract/search': {
    hasTakes: (value) => `has: に指定できるのは task、image、file です。「${value}」は使えません`,
    takesDay: (kind, value) =>
      `${kind}: には ${kind}:2026-12-01 のような日付を指定します。「${value}」は使えません`,
    noCategory: (name) =>
      `カテゴリ「${name}」はありません。in:"Work/Log" のようにタイトルまたはパスを指定してください`,
  },
  'contract/site': {
    cssTooLong: (characters) => `${number(characters)}文字までです`,
    noVersion: 'バージョンではありません',
    reasonTooLong: '理由は300文字までです',
    enterChannel: 'チャンネルのアドレス、@ハンドル、または動画のアドレスを入力してください',
    noChannels: 'ファイルにチャンネルがありません',
    mostChannels: 'チャンネルは一度に5,000件までです',
    noCursor: '応答のカーソルではありません',
    transcriptEmpty: '文字起こしが空です',
    transcriptLines: '文字起こしの行が多すぎます',
    transcriptTooLong: '文字起こしが100万文字を超えています',
  },
  'contract/transfer': {
    jex: '.jex ファイルは Joplin のアーカイブです。エクスポート時に「MD - Markdown + Front Matter」を選び、作成されたフォルダを指定してください',
    notionHtml:
      'これは Notion の HTML エクスポートです。エクスポート時に「Markdown & CSV」を選び、それをインポートしてください',
    oneNote:
      'OneNote のファイル（.one）は読み取れません。Windows 版の OneNote で File、Export、Page、「Single File Web Page (.mht)」を選び、それをインポートしてください',
    memosDatabase:
      'これは Memos のデータベースです。Memos で Settings、Export を開き、作成されたファイルをインポートしてください',
  },
} satisfies Partial<ContractCatalogue>;
