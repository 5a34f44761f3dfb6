import { numberFormat, type Translation } from '@my-note/contract/language';
import type { reportTexts } from '../../report/texts.ts';

const number = numberFormat();

export const report: Translation<typeof reportTexts> = {
  title: (day) => `사용 리포트, ${day}`,
  loading: '불러오는 중',
  failed: '리포트를 만들지 못했어요',
  empty: '아직 보여줄 내용이 없어요',
  emptyHint: '노트를 쓰면 노트에 관한 차트가 여기에 표시돼요.',
  print: '인쇄',
  asTable: '표로 보기',
  asPicture: '차트로 보기',
  asTableNamed: (title) => `표로 보기: ${title}`,
  asPictureNamed: (title) => `차트로 보기: ${title}`,
  tableOf: (title) => `${title} 표`,
  untitled: '제목 없음',

  counts: {
    note: (n) => `노트 ${number(n)}개`,
    word: (n) => `${number(n)}단어`,
    change: (n) => `변경 ${number(n)}회`,
    day: (n) => `${number(n)}일`,
    file: (n) => `파일 ${number(n)}개`,
  },
  totals: {
    notes: '노트',
    words: '단어',
    categories: '카테고리',
    drafts: '초안',
    pinned: '고정됨',
    shared: '공유됨',
    trashed: '휴지통',
  },

  activity: '글을 쓴 날',
  activitySays: ({ days, month, daysOfMonth, peak, changes }) =>
    `지난 1년 동안 변경이 있었던 날은 ${days}이에요. 가장 많았던 달은 ${month}로 ${daysOfMonth}이었고, 가장 바빴던 날은 ${peak}로 ${changes}였어요.`,
  activityNone: '지난 1년 동안 변경이 없어요.',
  dayCell: (day, changes) => `${day}: ${changes}`,
  less: '적음',
  more: '많음',
  day: '날짜',
  created: '생성',
  changed: '변경',

  growth: '늘어난 노트',
  growthSays: (first, notes, words) => `${first}의 첫 노트부터 오늘까지 ${notes}, ${words}가 모였어요.`,
  growthLater: '차트는 둘째 날부터 표시돼요.',
  notes: '노트',
  words: '단어',

  categories: '카테고리별 단어',
  categoriesSays: (title, part) => `‘${title}’에 가장 많아요. 전체 단어의 ${part}예요.`,
  categoriesNone: '아직 쓴 내용이 없어요.',
  topLevel: '카테고리 없음',
  rest: (count) => `그 밖에 ${count}개`,
  category: '카테고리',
  facts: (words, notes) => `${words} · ${notes}`,

  largest: '가장 긴 노트',
  largestSays: (title, words) => `‘${title}’ 노트가 ${words}로 가장 길어요.`,
  note: '노트',
  characters: '글자 수',

  shares: '공유한 노트',
  sharesSays: (views) => `모두 ${views} 열렸어요.`,
  sharesNone: '아직 공유 링크가 없어요. 노트를 공유하면 몇 번 열렸는지 여기에 표시돼요.',
  times: (_count, text) => `${text}번`,
  views: '조회수',
  lastOpened: '마지막 열람',
  never: '없음',

  storage: '저장 공간',
  storageSays: (all, most, part) => `모두 ${all}, 그중 ${part}가 ${most}이에요.`,
  quota: (used, limit) =>
    `본문과 첨부 파일이 사용 가능한 ${limit} 중 ${used}를 쓰고 있어요. 기록은 포함되지 않아요.`,
  storageNone: '아직 저장된 것이 없어요.',
  storageParts: { texts: '본문', versions: '기록', attachments: '첨부 파일' },
  withFiles: (part, files) => `${part}, ${files}`,
  storageOf: { texts: '본문', versions: '기록', attachments: '첨부 파일' },
  storageKind: '종류',
  size: '크기',
  part: '비율',
};
