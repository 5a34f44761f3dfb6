import { numberFormat, type Translation } from '@my-note/contract/language';
import type { historyTexts } from '../../history-texts.ts';

const number = numberFormat();

export const history: Translation<typeof historyTexts> = {
  title: '기록',
  versions: '버전',
  back: '모든 버전',
  now: '현재',
  words: (count) => `${number(count)}단어`,
  none: {
    title: '아직 이전 버전이 없어요',
    text: '나중에 다시 돌아와 노트를 바꾸면 그 전 버전이 보관돼요.',
  },
  failed: '기록을 불러오지 못했어요',
  versionFailed: '이 버전을 불러오지 못했어요',
  against: '비교 대상',
  againstNow: '현재',
  againstFormer: '이전 버전',
  first: '가장 오래된 버전이에요.',
  same: '글에 차이가 없어요',
  shownSince: '이 버전 이후의 변경 사항',
  shownThen: '이 버전의 변경 사항',
  unchanged: (count) => `변경되지 않은 부분 ${count}개 표시`,
  inserted: '추가됨',
  deleted: '삭제됨',
  restore: '복원',
  restored: '버전을 복원했어요',
  undo: '실행 취소',
  notUndone: '복원을 취소하지 못했어요',
  undoFailed: '이전 글이 더 이상 기록에 없어요',
  changedSince: '그 뒤에 노트가 변경됐어요. 이전 글로 돌아가려면 노트의 기록을 열어 보세요.',
  unsaved: '아직 이 기기에만 있는 글이 있어요. 먼저 저장되어야 버전을 복원할 수 있어요.',
  name: '이름 붙이기',
  rename: '이름 변경',
  nameOf: '이 버전의 이름',
  nameHint: '이름을 붙인 버전은 계속 보관돼요.',
  save: '저장',
  cancel: '취소',
  removeName: '이름 제거',
};
