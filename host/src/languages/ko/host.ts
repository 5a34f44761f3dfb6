import type { Translation } from '@my-note/contract/language';
import type { texts } from '../../platform/texts.ts';

export const shell: Translation<typeof texts> = {
  product: 'My Note',
  loading: '불러오는 중',
  tryAgain: '다시 시도',
  reload: '앱 새로고침',
  errorDetails: '관리자를 위한 세부 정보',
  pageBroke: '페이지가 작동을 멈췄어요',
  partMissing: '이 부분을 불러오지 못했어요. 연결을 확인하고 다시 시도해 주세요',
  unreached: '이 페이지에 연결하지 못했어요',

  menu: '메뉴',
  quickAccess: '빠른 실행',
  newShort: '새로 만들기',
  hideSidebar: '사이드바 숨기기',
  showSidebar: '사이드바 표시',
  close: '닫기',
  overview: '전체 보기',
  search: '검색',
  skip: '본문으로 건너뛰기',
  offline: '오프라인',
  offlineHint: '오프라인이에요. 다시 연결될 때까지 쓴 내용은 이 기기에 보관돼요.',

  userMenu: (initials) => `사용자 메뉴 ${initials}`,
  userMenuUnread: (initials, count) => `사용자 메뉴 ${initials}, 읽지 않음 ${count}개`,
  toDark: '어두운 테마',
  toLight: '밝은 테마',
  login: '로그인',
  createAccount: '계정 만들기',

  settingsUnknown: '설정을 불러오지 못했어요',

  home: '홈',
  recent: '최근',
  noRecent: '열어 본 노트가 여기에 표시돼요',
  pinned: '고정됨',
  noPinned: '아직 고정한 항목이 없어요',
  notes: '노트',
  emptyCategory: '비어 있음',
  noNotes: '아직 노트가 없어요',
  noNotesWithPrefix: '이 접두사로 시작하는 노트가 없어요',
  notesUnknown: '노트를 불러오지 못했어요',
  add: '추가',
  newNote: '새 노트',
  newCategory: '새 카테고리',
  fromTemplate: '템플릿으로 만들기',
};
