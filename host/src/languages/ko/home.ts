import type { Translation } from '@my-note/contract/language';
import type { homeTexts } from '../../features/home/texts.ts';

export const home: Translation<typeof homeTexts> = {
  home: '홈',
  recent: '최근',
  pinned: '고정됨',
  today: '오늘',
  yesterday: '어제',
  thisWeek: '이번 주',
  more: '더 보기',
  recentEmpty: '노트가 최신순으로 여기에 모여요.',
  pinnedEmpty: '아직 고정한 노트가 없어요',
  pinnedEmptyHint: '노트를 고정하면 언제나 여기에 있어요.',
  report: '리포트',
  drafts: '초안',
  draft: '제목 없는 노트',
  draftIn: (category) => `제목 없는 노트, ‘${category}’ 안`,

  firstSteps: '시작하기',
  hideFirstSteps: '숨기기',
  stepDone: '완료',
  loadExamples: '예시 노트 추가',
  removeExamples: '예시 노트 삭제',
  examplesHint: '예시 노트로 한번 둘러보세요.',
  examplesPresent: '트리에 예시 노트가 있어요.',
  examplesLoaded: (added) =>
    added === 0 ? '이미 예시 노트가 있어요' : `예시 노트 ${added}개를 트리에 추가했어요`,
  examplesRemoved: '예시 노트를 휴지통으로 옮겼어요',
  removeExamplesTitle: '예시 노트를 삭제할까요?',
  removeExamplesText: (changed) => `그 안에서 직접 쓰거나 바꾼 노트 ${changed}개도 함께 휴지통으로 옮겨져요.`,
  openExamples: '열기',
  undo: '실행 취소',
  noteHint: '노트를 써 보세요. 입력하는 대로 저장돼요.',
  categoryHint: '카테고리를 만들어 노트를 모아 보세요.',
  transferHint: 'Evernote, Notion, Obsidian 등 여러 앱의 노트를 가져올 수 있어요.',
  transfer: '가져오기',
  shortcutsHint: '거의 모든 작업에 단축키가 있어요. 한눈에 확인해 보세요.',
  shortcuts: '키보드 단축키',

  inCategory: (title) => `‘${title}’ 안`,
  pitchTitle: '책처럼 읽히고, 순식간에 열리는 노트.',
  pitch:
    'My Note는 내가 쓴 모든 것을 카테고리와 노트로 이루어진 하나의 트리에 담아요. 속은 평범한 Markdown, 보관은 내 서버에.',
  noteAlt: '목차가 있는 노트와 그 옆의 카테고리 트리',
  scenes: [
    {
      screen: 'editing',
      title: '쓰기만 하세요, 저장은 잊고',
      text: '입력하면서 바로 제목, 목록, 표, 할 일, 이미지를 만들어요. 속은 Markdown이에요. 쓴 내용은 서버에 도착할 때까지 기기에 보관되고, 기록에서 언제든 되돌릴 수 있어요.',
      alt: '편집 도구 막대와 함께 같은 노트를 쓰는 모습',
    },
    {
      screen: 'search',
      title: '바로 찾기',
      text: 'Ctrl+K, 몇 글자, Enter. 오타가 있어도 찾아 주고, 원하면 정확히 일치하는 단어만, 모든 본문까지 살펴봐요.',
      alt: '제목이나 본문에 ‘빵’이 있는 노트를 검색하는 모습',
    },
  ],
  pitchPoints: [
    {
      title: '하나의 트리',
      text: '카테고리 안의 카테고리를 원하는 순서로. 모든 노트에는 오래 쓸 수 있는 주소가 있어요.',
    },
    {
      title: '원하는 대로 공유',
      text: '노트 하나든 가지 전체든 링크 하나로. 만료일과 비밀번호를 정하고 언제든 거둘 수 있어요.',
    },
    {
      title: '잃어버릴 걱정 없이',
      text: '휴지통에서 복원하고, 노트마다 기록이 남고, 갑자기 꺼져도 쓴 글이 되살아나요.',
    },
    {
      title: '온전히 내 것',
      text: '명령어 하나로 내 컴퓨터에. 다른 앱의 노트를 가져오고, 평범한 Markdown으로 언제든 나갈 수 있어요.',
    },
  ],
};
