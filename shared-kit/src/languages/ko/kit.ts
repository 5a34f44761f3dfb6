import type { Translation } from '@my-note/contract/language';
import type { kitTexts } from '../../texts.ts';

export const kit: Translation<typeof kitTexts> = {
  menu: '메뉴',
  tryAgain: '다시 시도',
  more: '더 보기',
  actionFailed: (label) => `‘${label}’ 작업을 하지 못했어요`,
  cancel: '취소',
  close: '닫기',
  justNow: '방금',
  untitled: '제목 없음',
  note: '노트',
  category: '카테고리',
  onlyPrefix: (prefix) => `‘${prefix}’만 표시`,
  textChanged: '다른 곳에서 노트가 변경됐어요. 내용을 확인하고 다시 시도해 주세요.',
  removePrefix: '모든 노트 표시',
  nowSharedBy: (title) => `공유 중인 ‘${title}’에 들어갔어요. 링크가 있으면 누구나 읽을 수 있어요.`,
};
