import type { Translation } from '@my-note/contract/language';
import type { searchTexts } from '../../searches/texts.ts';

export const searches: Translation<typeof searchTexts> = {
  pageTitle: '저장한 검색',
  resultsTitle: '검색',
  intro: '이름을 붙여 저장한 검색이에요. 사이드바와 Ctrl+K에서도 찾을 수 있어요.',
  loading: '저장한 검색 불러오는 중',
  failed: '저장한 검색을 불러오지 못했어요',
  empty: '아직 저장한 검색이 없어요',
  emptyHint: '위에 in:업무 has:task 같은 검색을 입력하고, 결과를 확인한 다음 저장하세요.',
  query: '검색',
  queryHint: '단어, "구절", -단어, tag: in: has:task has:image has:file before:2026-12-01 after:2026-12-01',
  find: '찾기',
  searching: '검색하는 중',
  nothing: '찾은 항목이 없어요',
  nothingHint: '필터를 빼거나 단어를 다르게 써 보세요.',
  hits: (count) => (count < 30 ? `노트 ${count}개` : '처음 30개 노트'),
  all: '저장한 검색 모두 보기',
  untitled: '제목 없음',
  save: '검색 저장',
  name: '이름',
  saved: (name) => `‘${name}’ 검색을 저장했어요`,
  rename: '이름 바꾸기',
  renameTitle: (name) => `‘${name}’ 이름 바꾸기`,
  remove: '제거',
  removed: (name) => `‘${name}’ 검색을 제거했어요`,
  undo: '실행 취소',
};
