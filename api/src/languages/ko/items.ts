import { numberFormat } from '@my-note/contract/language';
import type { ApiCatalogue } from '../catalogue.ts';

const number = numberFormat();

export const items = {
  'api/items': {
    noteNotFound: '노트가 없거나 휴지통으로 이동되었습니다',
    itemNotFound: '노트가 없습니다',
    categoryNotFound: '카테고리가 없거나 휴지통으로 이동되었습니다',
    insideItself: '카테고리를 자기 자신 안으로 옮길 수 없습니다',
    nestedTooDeeply: '카테고리가 너무 깊이 중첩되었습니다. 제목을 줄이거나 단계를 줄여 주세요',
    versionConflict: '이 노트는 다른 곳에서 변경되었습니다',
    wouldEmpty: '이렇게 하면 노트가 비게 됩니다. 빈 텍스트를 저장하려면 확인해 주세요',
    locked: '이 노트는 잠겨 있습니다. 변경하려면 잠금을 해제하세요.',
    isCategory: '이것은 카테고리입니다. 먼저 휴지통으로 옮기거나, 카테고리로 삭제하세요',
  },
  'api/versions': { gone: '이 버전은 더 이상 없습니다' },
  'api/categories': {
    orderChanged: '이 순서는 다른 곳에서 변경되었습니다',
    orderOnce: 'order: 각 항목은 한 번씩만 나와야 하며, 다른 것은 없어야 합니다',
    orderNeighbour: 'before, after: 같은 카테고리의 다른 항목을 지정하세요',
  },
  'api/capture': {
    journal: '저널',
    noteTooLong: (characters) =>
      `노트는 최대 ${number(characters)}자까지 가능합니다. 다른 노트에 적어 주세요`,
    keyUsed: '이 Idempotency-Key는 다른 호출에 사용되었습니다. 노트마다 새 키를 사용하세요',
    noCategory: (setting) => `${setting}: 카테고리가 없습니다. 다른 것을 선택하세요`,
    noNote: (setting) => `${setting}: 노트가 없습니다. 다른 것을 선택하세요`,
  },
  'api/attachments': {
    fileGone: '파일이 없거나 삭제되었습니다',
    tooLarge: (megabytes) => `파일은 최대 ${megabytes}MB까지 가능합니다. 크기를 줄여 다시 시도해 주세요`,
    empty: '빈 파일입니다',
    badRange: '이 범위는 파일을 벗어납니다',
    quotaFull: (megabytes) =>
      `여기서 노트와 파일은 ${megabytes}MB까지 쓸 수 있는데, 더 이상 들어갈 공간이 없습니다. 필요 없는 파일이나 노트를 삭제하거나, 휴지통을 비우거나, 관리자에게 공간을 더 요청하세요`,
  },
  'api/tags': {
    lockedAdvice: '노트가 잠겨 있습니다. 잠금을 해제하고 태그 이름을 다시 바꿔 주세요',
    tooManyNotes: (count) =>
      `이 태그가 있는 노트가 ${number(count)}개보다 많습니다. 먼저 하위 태그의 이름을 바꿔 주세요`,
    tooLong: '노트가 너무 길어집니다. 줄인 다음 태그 이름을 다시 바꿔 주세요',
    inTrash: '노트가 휴지통에 있습니다',
    changedSince: '노트가 그 후 변경되었습니다. 이전 텍스트는 기록에 있습니다',
    locked: '노트가 잠겨 있습니다',
  },
  'api/tasks': {
    noCalendar: '이 주소에는 캘린더가 없습니다. 할 일 페이지에서 새로 만드세요',
    changed: '이 할 일은 그사이 변경되었거나 삭제되었습니다. 할 일을 다시 불러오거나 노트를 여세요',
    aTask: '할 일',
    dueTitle: (count) => (count === 1 ? '오늘까지 할 일이 있습니다' : `오늘까지 할 일이 ${count}개 있습니다`),
    dueText: (task, others) => (others === 0 ? task : `${task} 외 ${others}개`),
  },
  'api/search-history': { gone: '이 검색은 더 이상 기록에 없습니다' },
  'api/saved-searches': {
    gone: '저장된 검색이 더 이상 없습니다',
    tooMany: (count) => `검색은 최대 ${count}개까지 저장할 수 있습니다. 필요 없는 것을 삭제하세요`,
  },
  'api/shares': {
    expiredTitle: '공유 링크가 만료되었습니다',
    notShared: '이 노트는 더 이상 공유되지 않습니다',
    needsPassword: '이 공유에는 비밀번호가 필요합니다',
    wrongPassword: '비밀번호가 틀렸습니다',
    pageNotShared: '공유되지 않은 페이지입니다',
    openedTitle: '누군가 공유 링크를 열었습니다',
    tooManyAttempts: '비밀번호 시도가 너무 많습니다',
    untitled: '제목 없음',
    openedText: (title) => `"${title}"이(가) 링크를 통해 처음으로 열렸습니다`,
    expiredText: (title) =>
      `"${title}"을(를) 더 이상 링크로 열 수 없습니다. 새 링크를 만들려면 다시 공유하세요`,
    hiddenTitle: '공유된 노트',
    hiddenText: '이 노트는 비밀번호로 보호되어 있습니다.',
    sharedWith: 'My Note로 공유되었습니다.',
  },
  'api/pages': { emptyTask: '빈 할 일', changedWhen: (when) => `변경: ${when}` },
  'api/site-export': {
    embedded: (title) => `삽입된 노트: ${title}`,
    untitled: '제목 없음',
    tableOfContents: '목차',
    contents: '목차',
    lastChange: (date) => `마지막 변경: ${date}`,
    breadcrumbs: '경로',
    search: '검색',
    notes: '노트',
    contentsOf: (title) => `${title}의 내용`,
    indexMissing: '검색 색인이 없습니다',
    nothingFound: '찾은 것이 없습니다',
    pages: (shown) => `${shown}페이지`,
  },
} satisfies Partial<ApiCatalogue>;
