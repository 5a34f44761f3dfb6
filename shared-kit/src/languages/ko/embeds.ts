import type { Translation } from '@my-note/contract/language';
import type { embedTexts } from '../../markdown/embeds/texts.ts';

export const embeds: Translation<typeof embedTexts> = {
  untitled: '제목 없음',
  unknown: '노트',
  region: (title) => `임베드한 노트: ${title}`,
  regionOfPart: (title, part) => `‘${title}’ 노트의 일부: ${part}`,
  loading: '노트 불러오는 중…',
  gone: '이 노트는 휴지통에 있거나 삭제됐어요.',
  hidden: '나에게 공유되지 않은 노트예요.',
  category: '카테고리는 노트 안에 표시되지 않아요. 안에 무엇이 있는지 보려면 열어 보세요.',
  failed: '이 노트를 불러오지 못했어요. 연결을 확인하고 다시 시도해 주세요.',
  tryAgain: '다시 시도',
  empty: '빈 노트예요.',
  partGone: '이 부분은 더 이상 노트에 없어요. 나머지 내용은 노트를 열어 확인하세요.',
  cycle: '이 노트는 이미 바깥쪽에 표시되어 있어요. 따로 읽으려면 열어 보세요.',
  deep: '노트 안의 노트는 세 단계까지만 표시돼요. 이 노트를 읽으려면 열어 보세요.',
  over: '이미 많은 노트가 표시되어 있어서 이 노트는 링크로만 보여드려요.',
};
