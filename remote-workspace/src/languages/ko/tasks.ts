import { dateFormat, type Translation } from '@my-note/contract/language';
import type { tasksTexts } from '../../tasks/texts.ts';

const day = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

export const tasks: Translation<typeof tasksTexts> = {
  title: '할 일',
  groupBy: '묶는 기준',
  groupings: { due: '마감일', note: '노트', tag: '태그' },
  groups: { overdue: '기한 지남', today: '오늘', week: '이번 주', later: '나중에', none: '날짜 없음' },
  untagged: '태그 없음',
  untitled: '제목 없음',
  noText: '내용 없음',
  locked: '잠김',
  day: (date) => day(new Date(date)),
  failure: '할 일을 불러오지 못했어요.',
  empty: '남은 할 일이 없어요',
  emptyHint: '노트에 ‘- [ ] 월세 내기 @2026-12-01’ 같은 줄을 쓰면 여기에 표시돼요.',
  loading: '불러오는 중',
  loadingMore: '할 일 더 불러오는 중',
  remindersTitle: '미리 알림',
  reminders: '마감인 할 일을 아침에 알려 주기',
  feedTitle: '캘린더에서 보기',
  feedHint:
    '나만의 주소로 날짜가 있는 할 일을 캘린더에 표시할 수 있어요. 주소를 아는 사람은 이 할 일을 읽을 수 있지만 다른 것은 볼 수 없어요.',
  feedMadeWhen: (when) => `주소 생성: ${when}`,
  feedReadWhen: (when) => `마지막으로 읽음: ${when}`,
  feedNever: '아직 읽은 적 없음',
  makeFeed: '주소 만들기',
  renewFeed: '새 주소 만들기',
  removeFeed: '주소 제거',
  feedRemoved: '주소를 더 이상 사용할 수 없어요',
  feedAddress: '캘린더용 주소',
  close: '닫기',
  feedOnce:
    '캘린더 앱에서 구독으로 추가하세요. 주소는 한 번만 표시되고, 이전 주소는 더 이상 사용할 수 없어요.',
};
