import type { Translation } from '@my-note/contract/language';
import type { fileTexts } from '../../markdown/files/texts.ts';

export const files: Translation<typeof fileTexts> = {
  file: (name) => `文件 ${name}`,
  kinds: { pdf: 'PDF', audio: '音频', video: '视频', text: '文本', other: '文件' },
  open: { pdf: '打开', audio: '播放', video: '播放', text: '预览' },
  openNamed: (action, name) => `${action} ${name}`,
  close: '关闭',
  closeNamed: (name) => `关闭 ${name}`,
  save: '下载',
  saveNamed: (name) => `下载 ${name}`,
  loading: (percent) => `正在加载… ${percent}%`,
  cancel: '取消',
  retry: '重试',
  failed: '无法加载此文件。请检查网络连接，然后重试。',
  gone: '此文件已不存在，或你无权查看',
  unplayable: '此浏览器无法播放该文件。请下载后用其他程序打开。',
  cut: (size) => `仅显示前 ${size}。下载文件可阅读全部内容。`,
  video: 'YouTube 视频',
  playVideo: (title) => `播放 ${title}`,
  playVideoHint: '视频来自 youtube-nocookie.com。在你点击播放之前，不会从那里加载任何内容。',
  play: '播放',
  onYoutube: '在 YouTube 上打开',
};
