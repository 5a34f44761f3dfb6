import type { SharedKitCatalogue } from '../catalogue.ts';
import { embeds } from './embeds.ts';
import { files } from './files.ts';
import { keys } from './keys.ts';
import { kit } from './kit.ts';
import { markdown } from './markdown.ts';

export const catalogue: SharedKitCatalogue = {
  kit,
  'kit/embeds': embeds,
  'kit/fences': { save: 'SVG로 저장' },
  'kit/files': files,
  'kit/forms': {
    show: '표시',
    hide: '숨기기',
    showPassword: '비밀번호 표시',
    hidePassword: '비밀번호 숨기기',
    strengths: {
      none: '8자 이상 입력하세요. 길수록 안전해요. 단어 몇 개를 이어 쓰면 좋아요.',
      short: '너무 짧아요. 8자 이상 입력하세요.',
      weak: '약해요. 몇 글자만 더하면 훨씬 안전해져요.',
      fair: '보통이에요. 몇 글자만 더하면 강해져요.',
      strong: '강해요.',
    },
    copy: '복사',
    copied: '복사됨',
    copyFailed: '복사하지 못했어요. 텍스트를 선택해 직접 복사해 주세요.',
  },
  'kit/http': {
    unreachable: 'My Note 서비스에 연결할 수 없어요. 연결을 확인하고 다시 시도해 주세요',
    duplicate: '중복된 데이터예요',
    answered: (status) => `서비스 응답: ${status}`,
  },
  'kit/icon': {
    iconOf: (title) => `‘${title}’ 아이콘`,
    searchEmojis: '이모지 검색',
    emojis: '이모지',
    noEmoji: '이 이름의 이모지가 없어요.',
    removeIcon: '아이콘 제거',
    emojiGroups: [
      '표정',
      '사람',
      '요소',
      '동물과 자연',
      '음식과 음료',
      '여행과 장소',
      '활동',
      '사물',
      '기호',
      '깃발',
    ],
  },
  'kit/keys': keys,
  'kit/markdown': markdown,
};
