import type { Translation } from '@my-note/contract/language';
import type { texts } from '../../shell/tree/texts.ts';

export const tree: Translation<typeof texts> = {
  emptyCategory: '비어 있음',
  open: (title) => `‘${title}’ 열기`,
  close: (title) => `‘${title}’ 닫기`,
  more: (title) => `‘${title}’ 추가 작업`,
  actionsOf: (title) => `‘${title}’ 작업`,

  rename: '이름 바꾸기',
  newNote: '여기에 새 노트',
  newCategory: '여기에 새 카테고리',
  pin: '고정',
  unpin: '고정 해제',
  addIcon: '아이콘 추가',
  changeIcon: '아이콘 변경',
  removeIcon: '아이콘 제거',
  share: '공유',
  move: '이동',
  sortByTitle: '제목순 정렬',
  sortByDate: '날짜순 정렬',
  moveToTrash: '휴지통으로 이동',
  undo: '실행 취소',

  titleOf: (title) => `‘${title}’의 새 제목`,
  titleRequired: '제목을 입력하세요',
  titleTooLong: (most) => `제목은 최대 ${most}자까지 쓸 수 있어요`,

  renamed: (title) => `이름을 ‘${title}’(으)로 바꿨어요`,
  moved: (title) => `‘${title}’ 항목을 이동했어요`,
  sorted: (title) => `‘${title}’ 항목을 정렬했어요`,
  trashed: (title) => `‘${title}’ 항목을 휴지통으로 옮겼어요`,
  movedTo: (title, position, siblings, parent) =>
    `‘${title}’ 항목을 ${parent === null ? '최상위' : `‘${parent}’ 안`}의 ${siblings}개 중 ${position}번째로 이동했어요`,

  notesInside: (count) => `노트 ${count}개`,
};
