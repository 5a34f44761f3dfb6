import type { Translation } from '@my-note/contract/language';
import type { fileTexts } from '../../markdown/files/texts.ts';

export const files: Translation<typeof fileTexts> = {
  file: (name) => `파일 ${name}`,
  kinds: { pdf: 'PDF', audio: '오디오', video: '동영상', text: '텍스트', other: '파일' },
  open: { pdf: '열기', audio: '재생', video: '재생', text: '미리보기' },
  openNamed: (action, name) => `${name} ${action}`,
  close: '닫기',
  closeNamed: (name) => `${name} 닫기`,
  save: '다운로드',
  saveNamed: (name) => `${name} 다운로드`,
  loading: (percent) => `불러오는 중… ${percent}%`,
  cancel: '취소',
  retry: '다시 시도',
  failed: '이 파일을 불러오지 못했어요. 연결을 확인하고 다시 시도해 주세요.',
  gone: '파일이 없거나 볼 권한이 없어요',
  unplayable: '이 브라우저에서는 재생할 수 없는 파일이에요. 다운로드해서 다른 앱으로 열어 보세요.',
  cut: (size) => `처음 ${size}만 표시돼요. 전체를 읽으려면 파일을 다운로드하세요.`,
  video: 'YouTube 동영상',
  playVideo: (title) => `${title} 재생`,
  playVideoHint: 'youtube-nocookie.com에서 재생돼요. 재생을 누르기 전에는 아무것도 불러오지 않아요.',
  play: '재생',
  onYoutube: 'YouTube에서 열기',
};
