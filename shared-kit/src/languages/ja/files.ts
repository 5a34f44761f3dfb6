import type { Translation } from '@my-note/contract/language';
import type { fileTexts } from '../../markdown/files/texts.ts';

export const files: Translation<typeof fileTexts> = {
  file: (name) => `ファイル ${name}`,
  kinds: { pdf: 'PDF', audio: '音声', video: '動画', text: 'テキスト', other: 'ファイル' },
  open: { pdf: '開く', audio: '再生', video: '再生', text: 'プレビュー' },
  openNamed: (action, name) => `${name}を${action}`,
  close: '閉じる',
  closeNamed: (name) => `${name}を閉じる`,
  save: 'ダウンロード',
  saveNamed: (name) => `${name}をダウンロード`,
  loading: (percent) => `読み込み中… ${percent}%`,
  cancel: 'キャンセル',
  retry: '再試行',
  failed: 'このファイルを読み込めませんでした。接続を確認して、もう一度お試しください。',
  gone: 'このファイルは存在しないか、閲覧する権限がありません',
  unplayable: 'このブラウザではこのファイルを再生できません。ダウンロードして別のアプリで開いてください。',
  cut: (size) => `最初の${size}だけを表示しています。すべて読むにはファイルをダウンロードしてください。`,
  video: 'YouTube動画',
  playVideo: (title) => `${title}を再生`,
  playVideoHint: 'youtube-nocookie.comから再生します。再生を押すまで、何も読み込まれません。',
  play: '再生',
  onYoutube: 'YouTubeで開く',
};
