import { numberFormat, type Translation } from '@my-note/contract/language';
import type { changeWords } from '../../releases/change/texts.ts';
import type { releasesTexts } from '../../releases/texts.ts';

const number = numberFormat();

const progress = (loads: number, needed: number, percent: number) =>
  `配信${percent}%で、読み込み${number(needed)}回中${number(loads)}回。`;

export const releases: Translation<typeof releasesTexts> = {
  pageTitle: 'リリース',
  forbidden: 'このページを開けるのは管理者だけです',
  forbiddenText:
    'このサイトのモジュールのリリースを表示します。変更が必要な場合は、管理者に依頼してください。',

  remotes: 'モジュール',
  hint: (host, contract, revision) =>
    `ホスト${host}、コントラクト${contract}で動いています。レジストリはリビジョン${revision}です。`,
  loading: 'リリースを読み込み中',
  unknown: 'リリースを読み込めませんでした',
  none: 'まだ何も公開されていません。コマンドライン（pnpm remote publish）でモジュールを公開してください。',

  noStore: 'モジュールの公開先が設定されていません',
  noStoreText:
    'REMOTE_STORE または SITE_DIR に、サイトのフォルダかバケットを設定して、サービスを再起動してください。',
  readOnly: '閲覧のみ可能です',
  readOnlyText: (place, obstacle) =>
    `サービスが${place}に書き込めず（${obstacle}）、ガードも動作できません。書き込み権限を与えるか、コマンドライン（pnpm remote）で変更してください。`,
  noReports:
    'ブラウザからこのサービスへの報告がない（TELEMETRYがオフ）ため、計測値もガードも利用できません。',

  killed: '全員に対してオフ',
  removed: '削除済み',
  canaryMark: (percent) => `カナリア${percent}%`,
  guarded: 'ガード中',
  live: '公開中',
  canary: 'カナリア',
  previous: '以前',
  kept: '保持',
  canaryShare: (percent) => `ブラウザの${percent}%`,
  nothingLive: '公開中のバージョンはありません。',
  noFigures: '報告はまだありません',
  loads: (n) => `読み込み${number(n)}回`,
  failed: (part) => `失敗${part}`,
  measured: (measure, value) => `${measure} ${value}`,

  details: '詳細',
  detailsOf: (name) => `${name}の詳細`,
  actionsOf: (name) => `${name}の操作`,

  guard: 'ガード',
  guardToNext: (loads, needed, percent, next, seconds) =>
    `${progress(loads, needed, percent)}次の段階：ブラウザの${next}%（最短で${seconds}後）。`,
  guardToLive: (loads, needed, percent, seconds) =>
    `${progress(loads, needed, percent)}次の段階：全員に公開（最短で${seconds}後）。`,
  guardBegun: (who, when) => `${who}が開始（${when}）。バーがいっぱいになると、カナリアを取り下げます。`,
  guardPart: (part) => `取り下げの基準の${part}`,
  unguarded: 'このカナリアを監視するガードはありません。',
  seconds: (seconds) => (seconds < 120 ? `${seconds}秒` : `${number(Math.round(seconds / 60))}分`),

  figures: '計測値',
  figuresLoading: '計測値を読み込み中',
  figuresUnknown: '計測値を読み込めませんでした',
  figuresNone: 'この期間にブラウザからの報告はありません。',
  figuresTable: (name) => `${name}の計測値`,
  chartsUnknown: 'グラフを読み込めませんでした',
  period: '期間',
  periods: { hour: '過去1時間', day: '過去1日', month: '30日間' },
  measure: '指標',
  measures: {
    loads: '読み込み回数',
    failures: '読み込みの失敗',
    errors: 'コードのエラー',
    load: '読み込み時間、p75',
    lcp: '最大コンテンツ、p75',
    inp: 'インタラクション、p75',
  },
  chartSays: (measure, versions) => `${measure}：${versions}。`,
  chartValue: (role, value) => `${role} ${value}`,
  noValue: 'なし',

  versions: 'バージョン',
  versionsHint: (days) =>
    `少なくとも最新の3つと、過去${number(days)}日間に使われたすべてのバージョンが残ります。`,
  publishedWhen: (when) => `公開：${when}`,
  contractOf: (contract) => `コントラクト ${contract}`,

  compare: '比較',
  compareFrom: '比較元',
  compareTo: '比較先',
  comparing: '比較中',
  compareUnknown: 'バージョンを比較できませんでした',
  compareTable: (from, to) => `${from}から${to}へ`,
  part: '項目',
  difference: '差分',
  contract: 'コントラクト',
  same: '同じ',
  notIn: 'なし',
  parts: (what) =>
    what === 'entry'
      ? 'エントリー'
      : what === 'all scripts and styles'
        ? 'すべてのスクリプトとスタイル'
        : what,
  sharedModule: (name) => name,
  sharedSame: (n) => `共有パッケージ${number(n)}個は、要求するバージョンが同じです。`,

  history: '履歴',
  historyHint: '公開状態の変更をすべて記録しています。誰が、いつ、なぜ変更したか。',
  historyLoading: '履歴を読み込み中',
  historyMore: '以前の変更を読み込み中',
  historyUnknown: '履歴を読み込めませんでした',
  historyNone: '変更の記録はまだありません。',
  moved: (name, part, from, to) => `${name} ${part}：${from} → ${to}`,
  absent: 'なし',
  yes: 'はい',
  no: 'いいえ',
};

const nextPage = '開いているタブは、ページを読み込み直すまで今のバージョンのままです。';

export const changes: Translation<typeof changeWords> = {
  promote: {
    label: '公開',
    title: ({ name, version }) => `${name} ${version} を公開しますか？`,
    text: ({ version, live }) => `全員に ${live} の代わりに ${version} が届きます。${nextPage}`,
    done: ({ name, version }) => `${name} ${version} を公開しました`,
  },
  rollback: {
    label: 'ロールバック',
    title: ({ name, version }) => `${name} を ${version} に戻しますか？`,
    text: ({ version, live }) => `全員に ${live} の代わりに再び ${version} が届きます。${nextPage}`,
    done: ({ name, version }) => `${name} を ${version} に戻しました`,
  },
  restore: {
    label: '復元',
    title: ({ name, version }) => `${name} ${version} を復元しますか？`,
    text: () => 'ページとリンクが再び全員に表示されます。',
    done: ({ name, version }) => `${name} ${version} を再び公開しました`,
  },
  canary: {
    label: 'カナリアを開始',
    title: ({ name, version }) => `${name} ${version} のカナリアを開始しますか？`,
    text: ({ live }) => `一部のブラウザーに届き、残りは ${live} のままです。`,
    done: ({ name, version }) => `${name} ${version} のカナリアを開始しました`,
  },
  share: {
    label: '割合を変更',
    title: ({ name }) => `${name} のカナリアの割合を変更しますか？`,
    text: ({ version, live }) => `その割合のブラウザーに ${version} が届き、残りは ${live} のままです。`,
    done: ({ name }) => `${name} のカナリアの割合を変更しました`,
  },
  end: {
    label: 'カナリアを終了',
    title: ({ name }) => `${name} のカナリアを終了しますか？`,
    text: ({ live }) => `全員に ${live} が届きます。${nextPage}`,
    done: ({ name }) => `${name} のカナリアを終了しました`,
  },
  kill: {
    label: '停止',
    title: ({ name }) => `${name} を停止しますか？`,
    text: () => '全員に対して停止します。ファイルは一切読み込まれず、ページにその旨が表示されます。',
    done: ({ name }) => `${name} を全員に対して停止しました`,
  },
  revive: {
    label: '再開',
    title: ({ name }) => `${name} を再開しますか？`,
    text: ({ live }) => `バージョン ${live} で全員に対して再開します。`,
    done: ({ name }) => `${name} を再開しました`,
  },
  remove: {
    label: '取り除く',
    title: ({ name }) => `${name} を取り除きますか？`,
    text: (_named, keptDays) =>
      `ページとリンクが全員から見えなくなります。ファイルは ${keptDays} 日間残り、その間は復元できます。その後は完全に削除されます。`,
    done: ({ name }) => `${name} を取り除きました`,
  },
};
