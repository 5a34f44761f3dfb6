import { numberFormat, type Translation } from '@my-note/contract/language';
import type { texts } from '../../features/search/texts.ts';

const number = numberFormat();

export const search: Translation<typeof texts> = {
  search: '검색',
  close: '검색 닫기',
  placeholder: '검색…',
  hint: "정확히 일치하는 단어를 찾으려면 앞에 ' 를 붙이세요. 예: '노트",
  filtersHint: '필터: tag: in: has:task has:image has:file before: after: -단어',
  filters: '필터',
  excludedWord: (word) => `제외: ${word}`,
  removeFilter: (filter) => `‘${filter}’ 필터 제거`,
  commandsHint: '> 를 입력하면 명령이 표시돼요.',
  results: '결과',
  nothing: '찾은 항목이 없어요.',
  count: (titles, inText) => (inText > 0 ? `결과 ${titles}개, 본문에서 ${inText}개` : `결과 ${titles}개`),
  failed: '검색을 시작하지 못했어요.',
  tryAgain: '다시 시도',

  inText: '본문',
  similar: '비슷한 제목',
  indexing: (notes) =>
    `노트 ${number(notes)}개를 아직 검색할 수 있게 준비하고 있어요. 일부 결과가 빠질 수 있어요.`,
  textUnknown: '노트 본문을 검색하지 못했어요. 제목은 계속 검색할 수 있어요.',

  opened: '최근',
  history: '최근 검색',
  historyEmpty: '최근 검색이 없어요. 제목이나 주소에 있는 단어를 입력해 보세요.',
  historyUnknown: '최근 검색을 불러오지 못했어요.',
  forget: (name) => `기록에서 ‘${name}’ 삭제`,
  clear: '기록 지우기',
  clearQuestion: '최근 검색을 모두 지울까요?',
  clearYes: '지우기',
  clearNo: '유지',

  commandFailed: (label) => `‘${label}’ 명령을 실행하지 못했어요`,
  commands: '명령',
  noCommand: '이 이름의 명령이 없어요.',
};
