import type { Translation } from '@my-note/contract/language';
import type { changeTexts } from '../../releases/change/texts.ts';

export const change: Translation<typeof changeTexts> = {
  reason: '이유',
  reasonHint: '선택 사항이에요. 기록을 보는 모든 사람에게 표시돼요.',
  share: '배포할 브라우저 비율',
  shares: { 1: '1%', 5: '5%', 10: '10%', 25: '25%', 50: '50%', 100: '100%' },
  guard: '가드로 지켜보기',
  guardHint: '카나리를 라이브 버전과 비교하면서 배포 비율을 단계적으로 늘리거나 거둬들여요.',
  guardStays: '가드가 이 비율에서 이어 가요.',
  ownPage: (name) =>
    `이 페이지는 ${name} 모듈의 일부예요. 나간 뒤에는 명령줄(pnpm remote)로만 되돌릴 수 있어요.`,
  undo: '실행 취소',
  undone: (name) => `${name} 모듈을 이전 상태로 되돌렸어요`,
  unchanged: '바꿀 것이 없었어요',
  promoteCanary: '카나리 승격',
  rollbackTo: (version) => `${version} 버전으로 롤백`,
  restoreVersion: (version) => `${version} 버전 되살리기`,
};
