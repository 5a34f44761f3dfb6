import { translated } from '@my-note/contract/language';

/** Words of files in a note, which load with what draws them. */
export const fileTexts = translated('kit/files', {
  file: (name: string) => `File ${name}`,
  kinds: { pdf: 'PDF', audio: 'Audio', video: 'Video', text: 'Text', other: 'File' },
  open: { pdf: 'Open', audio: 'Play', video: 'Play', text: 'Preview' },
  openNamed: (action: string, name: string) => `${action} ${name}`,
  close: 'Close',
  closeNamed: (name: string) => `Close ${name}`,
  save: 'Download',
  saveNamed: (name: string) => `Download ${name}`,
  loading: (percent: number) => `Loading… ${percent}%`,
  cancel: 'Cancel',
  retry: 'Try again',
  failed: 'Couldn’t load this file. Check your connection and try again.',
  gone: 'This file is gone, or you may not read it',
  unplayable: 'This browser can’t play this file. Download it and open it with another program.',
  cut: (size: string) => `Only the first ${size} are shown. Download the file to read all of it.`,
  video: 'YouTube video',
  playVideo: (title: string) => `Play ${title}`,
  playVideoHint: 'Plays from youtube-nocookie.com. Nothing loads from there until you press play.',
  play: 'Play',
  onYoutube: 'Open on YouTube',
});
