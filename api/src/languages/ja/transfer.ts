import { numberFormat } from '@my-note/contract/language';
import type { ApiCatalogue } from '../catalogue.ts';

const number = numberFormat();

export const transfer = {
  'api/export': {
    tooMany: (max) =>
      `すでに${max}件のエクスポートを実行中です。完了を待つか、どれかをキャンセルしてください`,
    oneNoteAsHtml:
      '1件のノートは format=html で、カテゴリを指定せずにエクスポートします。Markdown は GET …/by-slug で取得できます',
    stalled: 'ダウンロードが進まなくなったため中止しました。もう一度開始してください',
  },
  'api/jobs': {
    interrupted: '完了する前にサーバーが停止しました。もう一度開始してください',
    jobGone: 'このエクスポートまたはインポートは存在しません',
    importRunning: 'すでにインポートを実行中です。完了を待つか、キャンセルしてください',
    notWaiting:
      'このインポートは確認待ちではありません。状態を確認するか、もう一度ファイルをインポートしてください',
    contentGone: 'このインポートの内容はもうありません。もう一度ファイルをインポートしてください',
    nestedTooDeeply: (category) =>
      `このインポートの一部のアドレスが「${category}」の中では長くなりすぎます。もっと浅い階層のカテゴリを選んでください`,
    notDone: '元に戻せるのは完了したインポートだけです。代わりにキャンセルしてください',
    notUndoable:
      'このインポートは、My Note が元に戻す機能を備える前のものです。ノートをご自分でゴミ箱に移動してください',
    import: {
      failed: 'インポートに失敗しました',
      toReview: 'インポートの確認ができます',
      ready: 'インポートが完了しました',
    },
    export: {
      failed: 'エクスポートに失敗しました',
      toReview: 'エクスポートの確認ができます',
      ready: 'エクスポートの準備ができました',
    },
    wentWrong: '問題が発生しました。もう一度お試しください',
    confirm: '1日以内に確認してください',
    files: (count) => `${count}件のファイル`,
  },
  'api/import': {
    tooLarge: (megabytes) =>
      `アーカイブは ${megabytes} MB までです。分割して、それぞれをインポートしてください`,
    notZip: '完全な zip ファイルではありません。作り直して、もう一度お試しください',
    damaged: (file) =>
      `このアーカイブの「${file}」が壊れています。アーカイブを作り直して、もう一度お試しください`,
    encrypted: 'このアーカイブは暗号化されています。パスワードなしで作成してください',
    compression: (file) =>
      `「${file}」の圧縮方式に対応していません。通常の方式でアーカイブを作成してください`,
    outside: (file) =>
      `「${file}」がアーカイブの外を指しています。削除するか、アーカイブを作り直してください`,
    tooManyFiles: (count) =>
      `このアーカイブには${number(count)}件を超えるファイルがあります。分割して、それぞれをインポートしてください`,
    tooManyItems: (count) =>
      `このアーカイブには${number(count)}件を超えるフォルダとノートがあります。分割して、それぞれをインポートしてください`,
    tooManyArchives: (count) =>
      `このアーカイブには${count}個を超えるアーカイブがあります。展開して、1つずつインポートしてください`,
    unpacksTooLarge: (megabytes) =>
      `このアーカイブは展開すると ${megabytes} MB を超えます。分割して、それぞれをインポートしてください`,
    noteTooLong: (file) => `「${file}」はノートには長すぎます。分割してください`,
    factsTooLong: (file) => `「${file}」の最初の2つの「---」の間が 16 KB を超えています。短くしてください`,
    manifestTooLong: (file) =>
      `このアーカイブのファイル ${file} が 2 MB を超えています。並び順から名前を減らしてください`,
    notText: (file) => `「${file}」は UTF-8 のテキストではありません。UTF-8 で保存するか、除外してください`,
    nestedTooDeeply: (file) => `「${file}」の階層が深すぎます。名前を短くするか、フォルダを減らしてください`,
    pageNested: (file) =>
      `ページ「${file}」の入れ子が深すぎます。元のアプリで、テキストを新しいノートにコピーしてください`,
    tooManyFolders: (file, max) =>
      `「${file}」は${max}階層を超えるフォルダの中にあります。フォルダを減らしてください`,
    noNotes:
      'このアーカイブにノートはありません。Markdown、HTML、または Apple Notes、Bear、Docmost、Evernote、Google Keep、Joplin、Logseq、Memos、Notion、Obsidian、OneNote、Outline、Simplenote、Standard Notes、Trilium のエクスポートに対応しています',
    newerProgram: 'このアーカイブは新しいバージョンの My Note で作成されました。先にこちらを更新してください',
    untitled: '無題',
    notConfirmed:
      '1日以内に確認されなかったため、このインポートは削除されました。もう一度ファイルをインポートしてください',
    metaTooLong: (file) =>
      `このアーカイブのファイル ${file} が 40 MB を超えています。分けてエクスポートし、1つずつインポートしてください`,
    metaTooDeep: (levels) =>
      `このアーカイブのノートは${levels}階層より深い場所にあります。上に移動して、もう一度エクスポートしてください`,
    metaUnreadable: (file) =>
      `このアーカイブのファイル ${file} を読み取れません。エクスポートし直して、もう一度お試しください`,
    declaresEntities: (file) =>
      `「${file}」にエンティティの宣言があります。Evernote のエクスポートには含まれないものです。エクスポートし直してください`,
    notEvernote: (file) =>
      `「${file}」は Evernote のエクスポートではありません。ノートブックをエクスポートし直してください`,
    notMemos: (file) => `「${file}」は Memos の完全な記録ではありません`,
    noPage: (file) => `「${file}」にページがありません。ウェブアーカイブとして保存し直してください`,
    jsonTooLong: (file, megabytes) =>
      `「${file}」が ${megabytes} MB を超えています。ノートを分けてエクスポートしてください`,
    standardNotesEncrypted:
      'この Standard Notes のバックアップは暗号化されています。Standard Notes で Preferences、Backups を開き、「Decrypted」を選んで、そのファイルをインポートしてください',
  },
  'api/import-warnings': {
    endsInMiddle: '途中で終わっているため、その後の内容がありません。エクスポートし直してください',
    reminder: 'リマインダーは引き継がれませんでした',
    fileMissing: 'エクスポートにファイルがありません',
    visibility: '公開範囲は引き継がれませんでした',
    reactions: 'リアクションは引き継がれませんでした',
    comment: (on) => `${on} へのコメント`,
    star: 'スターは引き継がれませんでした',
    notInBackup: 'バックアップにファイルがありません',
    partLeftOut: 'ここで表示できない部分は取り込まれませんでした',
    asCode: '別のエディタのノートはコードとして表示されます',
    noNoteShowsIt: 'このファイルを表示するノートがありません',
    drawing: '手書きの図は画像になりました',
    lock: 'ロックは引き継がれませんでした',
    damagedFacts: '壊れているため、日付、アイコン、ページの順序がありません',
    keepTrash: 'Google Keep のゴミ箱にありました',
    color: '色は引き継がれませんでした',
    pictureMissing: 'アーカイブに画像がありません',
    blockMissing: '存在しないブロックへの参照',
    logseqSettings: 'Logseq の設定',
    inTrashOf: (program) => `${program} のゴミ箱にありました`,
    partOfNote: 'ノートの一部へのリンクは、ノート全体へのリンクになりました',
    onlyObsidian: 'Obsidian でのみ表示できます',
    mention: 'メンションはテキストになりました',
    columns: (count) => `表は最初の${count}列だけが引き継がれました`,
    rows: (count) => `表は最初の${count}行だけがノートに収まりました`,
    label: 'ラベルまたは関係が引き継がれませんでした',
    clone: 'クローン: ノート本体は最初の場所にあります',
    pageOfExport: 'ノートではなく、エクスポートのページです',
    noText: 'テキストがありません',
    notMarkdown: 'Markdown ではありません。Trilium から Markdown としてエクスポートしてください',
    ofKind: (kind) => `種類が「${kind}」のノート`,
    hiddenFolder: 'ノートを含まない隠しフォルダ',
    hiddenFile: '隠しファイル',
    obsidianSettings: 'Obsidian の設定',
    deletedThere: '元のアプリで削除されたもの',
    programs: 'プログラムのフォルダ',
    symbolicLink: 'シンボリックリンク（たどりません）',
    sameName: '同じ名前の別のファイルがアーカイブの前のほうにありました',
    besideParts: 'エクスポートの各部分の横にあります。読み取るのは各部分だけです',
    otherPart: '別の部分に同じ名前の別のファイルがあります',
    renamed: '名前を変更しました',
    titleShortened: 'タイトルを短くしました',
    tooComplex: '複雑すぎて表示できないため、プレーンテキストになります',
    encryptedText:
      '暗号化されたテキストは除外されました。Evernote で復号してから、ノートをエクスポートし直してください',
    encryptedInEvernote: 'Evernote で暗号化されています',
    textColors: '文字の色は引き継がれませんでした',
    mergedCells: '表の結合セルは分割されました',
    tag: 'タグが引き継がれませんでした',
    pictureKind: '不明な種類の画像は除外されました',
    publicAddress: '公開アドレスは引き継がれませんでした',
    wasShared: 'ほかの人と共有されていました',
    linkMissing: 'バックアップにないものへのリンクがあります',
    deadLink: 'リンク先がありません',
  },
} satisfies Partial<ApiCatalogue>;
