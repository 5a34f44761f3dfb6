import type { Translation } from '@my-note/contract/language';
import type { listTexts } from '../../list-texts.ts';

/** At most three titles, and the number of the others. */
const quoted = (titles: string[]) =>
  titles
    .slice(0, 3)
    .map((title) => `‘${title}’`)
    .join(', ') + (titles.length > 3 ? ` 외 ${titles.length - 3}개` : '');

export const list: Translation<typeof listTexts> = {
  moved: (title) => `‘${title}’ 항목을 이동했어요`,
  actions: {
    rename: '이름 바꾸기',
    newNote: '새 노트',
    newCategory: '새 카테고리',
    exportCategory: '내보내기',
    sortByTitle: '제목순 정렬',
    sortByDate: '날짜순 정렬',
  },
  emptyCategory: {
    title: '아직 아무것도 없어요',
    text: '이 카테고리에 추가한 노트와 카테고리가 여기에 표시돼요.',
  },
  pinned: '고정됨',
  order: {
    label: (title) => `목록에서 ‘${title}’ 이동`,
    up: '위로 이동',
    down: '아래로 이동',
    moved: (title, position, count) => `‘${title}’ 항목을 ${count}개 중 ${position}번째로 이동했어요`,
    movedInto: (title, parent) => `‘${title}’ 항목을 ‘${parent}’ 안으로 이동했어요`,
  },
  list: {
    sorts: { manual: '직접 정렬', title: '제목', changed: '최근 변경', added: '추가한 날짜' },
    sortedBy: (sort) => `정렬: ${sort}`,
    previews: '본문 표시',
    select: '선택',
    selectItem: (title) => `‘${title}’ 선택`,
    leave: '선택 해제',
    toolbar: '선택한 항목',
    selected: (count) => (count === 0 ? '항목 선택' : `${count}개 선택됨`),
    trashed: (count) => `항목 ${count}개를 휴지통으로 옮겼어요`,
    pinned: (count) => `항목 ${count}개를 고정했어요`,
    unpinned: (count) => `항목 ${count}개를 고정 해제했어요`,
    moved: (count) => `항목 ${count}개를 이동했어요`,
    refused: (titles) => `변경하지 못했어요: ${quoted(titles)}`,
  },
  facts: (count, when) => `항목 ${count}개, 변경: ${when}`,
  items: (count) => `항목 ${count}개`,
  sorted: (title) => `‘${title}’ 항목을 정렬했어요`,
};
