import { numberFormat, type Translation } from '@my-note/contract/language';
import type { tagTexts } from '../../tags/texts.ts';

const number = numberFormat();
const notesOf = (notes: number) => `노트 ${number(notes)}개`;

export const tags: Translation<typeof tagTexts> = {
  pageTitle: '태그',
  intro: '노트에 #태그 또는 #태그/하위라고 쓰거나, 프런트매터의 tags:에 적으세요.',
  loading: '태그 불러오는 중',
  failed: '태그를 불러오지 못했어요',
  empty: '아직 태그가 없어요',
  emptyHint:
    '노트에 #업무 또는 #업무/회의처럼 #과 단어를 쓰세요. 노트가 저장되면 바로 여기에 태그가 나타나요.',
  search: '태그 찾기',
  noMatch: '일치하는 태그가 없어요',
  tree: '모든 태그',
  count: notesOf,
  show: (tag) => `#${tag}의 하위 태그 표시`,
  back: '모든 태그',
  noNotes: (tag) => `#${tag} 태그가 있는 노트가 없어요`,
  noNotesHint: '이름이 바뀌었거나 노트가 휴지통에 있을 수 있어요.',
  notesFailed: '이 태그의 노트를 불러오지 못했어요',
  loadingNotes: '노트 불러오는 중',
  untitled: '제목 없음',
  color: '색상',
  colorTitle: (tag) => `#${tag} 색상`,
  colorText: '하위 태그도 따로 정한 색상이 없으면 같은 색상이 돼요. 색상은 나에게만 보여요.',
  colors: {
    red: '빨강',
    orange: '주황',
    yellow: '노랑',
    green: '초록',
    teal: '청록',
    blue: '파랑',
    violet: '보라',
    pink: '분홍',
  },
  noColor: '색상 없음',
  rename: '이름 바꾸기',
  renameTitle: (tag) => `#${tag} 이름 바꾸기`,
  renameText: (notes) =>
    `${notesOf(notes)}의 본문이 바뀌고 하위 태그의 이름도 함께 바뀌어요. 실행 취소할 수 있어요.`,
  newName: '새 이름',
  mergeHint: (tag) => `#${tag} 태그가 이미 있어서 두 태그가 하나로 합쳐져요.`,
  merge: '합치기',
  renamed: (from, to, notes) => `${notesOf(notes)}에서 #${from} → #${to} 이름을 바꿨어요`,
  nothingRenamed: (from) => `#${from} 태그가 있는 노트가 변경되지 않았어요`,
  undo: '실행 취소',
  undone: (notes) => `${notesOf(notes)}에서 되돌렸어요`,
  nothingUndone: '되돌린 것이 없어요',
  left: (titles, more, reason) => `그대로 둔 노트: ${titles}${more > 0 ? ` 외 ${more}개` : ''}. ${reason}`,
};
