import { numberFormat, type Translation } from '@my-note/contract/language';
import type { aboutTexts } from '../../features/about/texts.ts';

const number = numberFormat();

const failures: Record<Parameters<typeof aboutTexts.failed>[0], string> = {
  network: 'ファイルに接続できませんでした',
  timeout: 'ファイルの読み込みが時間切れになりました',
  integrity: 'ファイルが公開されたものと一致しません',
  contract: '新しいアプリが必要です',
  'shared-version': '別の共有パッケージが必要です',
  evaluation: '起動中にクラッシュしました',
  render: '表示中にクラッシュしました',
  gone: 'ファイルがなくなっています',
  off: 'オフになっています',
};

export const about: Translation<typeof aboutTexts> = {
  title: 'My Noteについて',
  intro:
    'My Noteは、個別に公開される複数のモジュールとしてブラウザで動いています。このページには、このタブで動いているバージョンが表示されます。あなたやノートに関する情報は含まれません。',
  copy: 'テキストとしてコピー',
  copied: 'コピーしました',
  copyFailed:
    'このブラウザでは、暗号化されていないページからコピーできません。下のテキストを選択してください。',

  app: 'アプリ',
  appVersion: 'バージョン',
  appVersionHint: 'すべてのページを囲む枠の公開バージョンです。',
  contract: 'コントラクト',
  contractHint:
    'モジュールが前提にできる約束ごとです。別のコントラクト向けに作られたモジュールは開かれません。',
  registry: 'モジュール一覧',
  registryHint: 'モジュールが公開・取り下げ・復元されるたびに1つ増えます。',
  registryRead: (revision, when) => `リビジョン${revision}、取得：${when}`,
  registryStored: (revision) => `リビジョン${revision}、以前取得してこのブラウザに保存したもの`,
  unknown: '不明',

  parts: 'モジュール',
  partsHint:
    'モジュールごとにいくつかのページを担当しています。そのページが必要になったときに読み込まれ、オフの間は読み込まれません。',
  part: 'モジュール',
  inThisTab: 'このタブ',
  published: '公開中',
  builtFor: 'コントラクト',
  orLater: (contract) => `${contract}以降`,
  state: '状態',
  whys: {
    live: '公開中のバージョン',
    canary: '一部のブラウザで試用中のバージョン',
    previous: '公開中のバージョンがここで失敗したため、前のバージョン',
    override: '開発者の手元のコピー（このタブのみ）',
    off: '設定でオフになっています',
    killed: '管理者が全員に対してオフにしています',
  },
  notLoaded: 'まだ必要とされていません',
  loaded: (ms, attempts) =>
    attempts === 1
      ? `${number(ms)}ミリ秒で読み込みました`
      : `${attempts}回目の試行で、${number(ms)}ミリ秒で読み込みました`,
  failed: (kind) => `失敗：${failures[kind]}`,
  circuits: {
    open: '3回失敗したため30秒間停止しています',
    'half-open': '次に必要になったときに再試行します',
    closed: '',
  },

  shared: '共有パッケージ',
  sharedHint: 'すべてのモジュールが共有し、一度だけ読み込まれるコードです。',
  package: 'パッケージ',
  version: 'バージョン',
  providedBy: '提供元',
  usedBy: '使用元',
  host: 'アプリ',
  nobody: 'まだなし',
  packages: (count) => `パッケージ${count}個`,
  allOnce: (count) => `パッケージ${count}個、それぞれ1つのバージョン`,
  report: {
    app: (version, contract) => `My Note ${version}、コントラクト ${contract}`,
    registry: (state) => `モジュール一覧：${state}`,
    part: ({ name, version, why, published, contract, state }) =>
      `${name} ${version}（${why}、公開中 ${published}、コントラクト ${contract}）：${state}`,
    shared: (name, versions, providers, users) =>
      `${name} ${versions.join('、')}、提供元：${providers}、使用元：${users}`,
  },
  several: (names) =>
    `このタブには${names}のバージョンが複数あります。異なるバージョンを使うモジュールは、一緒に正しく動かないことがあります。管理者にお問い合わせください。`,
};
