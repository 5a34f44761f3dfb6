import type { Translation } from '@my-note/contract/language';
import type { texts } from '../../platform/commands/texts.ts';

/** Keywords also in English, for those who do not switch their keyboard. */
export const commands: Translation<typeof texts> = {
  newNote: { label: '새 노트', keywords: '추가 만들기 작성 쓰기 초안 메모 add create write new' },
  newCategory: { label: '새 카테고리', keywords: '추가 만들기 폴더 add create folder new' },
  toDark: { label: '어두운 테마', keywords: '전환 다크 모드 화면 dark theme mode' },
  toLight: { label: '밝은 테마', keywords: '전환 라이트 모드 화면 light theme mode' },
  home: { label: '홈으로 이동', keywords: '시작 대시보드 home start' },
  sharing: { label: '공유로 이동', keywords: '공유 링크 sharing links' },
  trash: { label: '휴지통으로 이동', keywords: '삭제 trash deleted' },
  notifications: { label: '알림으로 이동', keywords: '소식 메시지 notifications' },
  requests: {
    label: '문제 신고 / 기능 요청으로 이동',
    keywords: '버그 오류 건의 피드백 bug feedback request',
  },
  transfer: {
    label: '가져오기 및 내보내기로 이동',
    keywords: '백업 옮기기 import export zip markdown obsidian joplin',
  },
  youtube: { label: 'Youtube Reader로 이동', keywords: '유튜브 동영상 채널 videos channels' },
  sidebar: { label: '사이드바 숨기기/표시', keywords: '탐색 트리 패널 집중 sidebar focus' },
  overview: { label: '전체 보기 열기', keywords: '트리 메뉴 모두 overview tree' },
  settings: { label: '설정', keywords: '환경설정 옵션 settings preferences' },
  shortcuts: { label: '키보드 단축키', keywords: '키 도움말 shortcuts keys help' },
  about: { label: '이 앱에 관하여', keywords: '버전 모듈 정보 about version info' },
  clearPrefix: { label: '접두사 필터 해제', keywords: '모든 노트 표시 prefix filter' },
  logout: { label: '로그아웃', keywords: '나가기 종료 logout sign out' },
};
