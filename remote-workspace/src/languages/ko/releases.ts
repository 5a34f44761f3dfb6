import { numberFormat, type Translation } from '@my-note/contract/language';
import type { changeWords } from '../../releases/change/texts.ts';
import type { releasesTexts } from '../../releases/texts.ts';

const number = numberFormat();

const progress = (loads: number, needed: number, percent: number) =>
  `배포 비율 ${percent}%에서 로드 ${number(needed)}회 중 ${number(loads)}회.`;

export const releases: Translation<typeof releasesTexts> = {
  pageTitle: '릴리스',
  forbidden: '관리자만 열 수 있는 페이지예요',
  forbiddenText: '이 사이트 모듈의 릴리스를 보여줘요. 변경할 것이 있으면 관리자에게 요청하세요.',

  remotes: '모듈',
  hint: (host, contract, revision) =>
    `호스트 ${host}, 컨트랙트 ${contract}에서 실행돼요. 레지스트리 리비전 ${revision}.`,
  loading: '릴리스 불러오는 중',
  unknown: '릴리스를 불러오지 못했어요',
  none: '아직 게시된 것이 없어요. 명령줄(pnpm remote publish)로 모듈을 게시하세요.',

  noStore: '모듈을 게시하는 위치가 설정되어 있지 않아요',
  noStoreText: 'REMOTE_STORE 또는 SITE_DIR에 사이트의 폴더나 버킷을 지정하고 서비스를 다시 시작하세요.',
  readOnly: '여기서는 보기만 할 수 있어요',
  readOnlyText: (place, obstacle) =>
    `서비스가 ${place}에 쓸 수 없고(${obstacle}) 가드도 작동할 수 없어요. 쓰기 권한을 주거나 명령줄(pnpm remote)로 변경하세요.`,
  noReports: '브라우저가 이 서비스에 보고하지 않아(TELEMETRY 꺼짐) 수치도 가드도 없어요.',

  killed: '모두에게 꺼짐',
  removed: '제거됨',
  canaryMark: (percent) => `카나리 ${percent}%`,
  guarded: '가드 중',
  live: '라이브',
  canary: '카나리',
  previous: '이전',
  kept: '보관',
  canaryShare: (percent) => `브라우저의 ${percent}%`,
  nothingLive: '라이브 버전이 없어요.',
  noFigures: '아직 보고가 없어요',
  loads: (n) => `로드 ${number(n)}회`,
  failed: (part) => `실패 ${part}`,
  measured: (measure, value) => `${measure} ${value}`,

  details: '세부 정보',
  detailsOf: (name) => `${name} 세부 정보`,
  actionsOf: (name) => `${name} 작업`,

  guard: '가드',
  guardToNext: (loads, needed, percent, next, seconds) =>
    `${progress(loads, needed, percent)} 다음: 최소 ${seconds} 뒤 브라우저의 ${next}%.`,
  guardToLive: (loads, needed, percent, seconds) =>
    `${progress(loads, needed, percent)} 다음: 최소 ${seconds} 뒤 모두에게 라이브.`,
  guardBegun: (who, when) => `${who} 님이 시작(${when}). 막대가 가득 차면 카나리를 거둬들여요.`,
  guardPart: (part) => `거둬들이는 기준의 ${part}`,
  unguarded: '이 카나리를 지켜보는 가드가 없어요.',
  seconds: (seconds) => (seconds < 120 ? `${seconds}초` : `${number(Math.round(seconds / 60))}분`),

  figures: '수치',
  figuresLoading: '수치 불러오는 중',
  figuresUnknown: '수치를 불러오지 못했어요',
  figuresNone: '이 기간에 보고한 브라우저가 없어요.',
  figuresTable: (name) => `${name} 수치`,
  chartsUnknown: '차트를 불러오지 못했어요',
  period: '기간',
  periods: { hour: '지난 1시간', day: '지난 1일', month: '30일' },
  measure: '지표',
  measures: {
    loads: '로드',
    failures: '로드 실패',
    errors: '코드 오류',
    load: '로드 시간, p75',
    lcp: '최대 콘텐츠, p75',
    inp: '상호작용, p75',
  },
  chartSays: (measure, versions) => `${measure}: ${versions}.`,
  chartValue: (role, value) => `${role} ${value}`,
  noValue: '없음',

  versions: '버전',
  versionsHint: (days) =>
    `최소한 최신 버전 세 개와 지난 ${number(days)}일 동안 사용된 모든 버전은 남아 있어요.`,
  publishedWhen: (when) => `게시: ${when}`,
  contractOf: (contract) => `컨트랙트 ${contract}`,

  compare: '비교',
  compareFrom: '기준',
  compareTo: '대상',
  comparing: '비교하는 중',
  compareUnknown: '버전을 비교하지 못했어요',
  compareTable: (from, to) => `${from} → ${to}`,
  part: '항목',
  difference: '차이',
  contract: '컨트랙트',
  same: '같음',
  notIn: '없음',
  parts: (what) =>
    what === 'entry' ? '엔트리' : what === 'all scripts and styles' ? '모든 스크립트와 스타일' : what,
  sharedModule: (name) => name,
  sharedSame: (n) => `공유 패키지 ${number(n)}개는 요구하는 버전이 같아요.`,

  history: '기록',
  historyHint: '라이브 상태의 모든 변경: 누가, 언제, 왜 바꿨는지 보여줘요.',
  historyLoading: '기록 불러오는 중',
  historyMore: '이전 변경 불러오는 중',
  historyUnknown: '기록을 불러오지 못했어요',
  historyNone: '아직 기록된 변경이 없어요.',
  moved: (name, part, from, to) => `${name} ${part}: ${from} → ${to}`,
  absent: '없음',
  yes: '예',
  no: '아니요',
};

const nextPage = '열려 있는 탭은 페이지를 다시 불러올 때까지 지금 버전을 그대로 써요.';

export const changes: Translation<typeof changeWords> = {
  promote: {
    label: '배포',
    title: ({ name, version }) => `${name} ${version}을(를) 배포할까요?`,
    text: ({ version, live }) => `모두가 ${live} 대신 ${version}을(를) 받아요. ${nextPage}`,
    done: ({ name, version }) => `${name} ${version}을(를) 배포했어요`,
  },
  rollback: {
    label: '롤백',
    title: ({ name, version }) => `${name}을(를) ${version}(으)로 롤백할까요?`,
    text: ({ version, live }) => `모두가 ${live} 대신 다시 ${version}을(를) 받아요. ${nextPage}`,
    done: ({ name, version }) => `${name}을(를) ${version}(으)로 롤백했어요`,
  },
  restore: {
    label: '복구',
    title: ({ name, version }) => `${name} ${version}을(를) 복구할까요?`,
    text: () => '페이지와 링크가 모두에게 다시 보여요.',
    done: ({ name, version }) => `${name} ${version}을(를) 다시 배포했어요`,
  },
  canary: {
    label: '카나리 시작',
    title: ({ name, version }) => `${name} ${version} 카나리를 시작할까요?`,
    text: ({ live }) => `일부 브라우저만 받고, 나머지는 ${live}을(를) 그대로 써요.`,
    done: ({ name, version }) => `${name} ${version} 카나리를 시작했어요`,
  },
  share: {
    label: '비율 변경',
    title: ({ name }) => `${name} 카나리의 비율을 바꿀까요?`,
    text: ({ version, live }) =>
      `그 비율의 브라우저가 ${version}을(를) 받고, 나머지는 ${live}을(를) 그대로 써요.`,
    done: ({ name }) => `${name} 카나리의 비율을 바꿨어요`,
  },
  end: {
    label: '카나리 종료',
    title: ({ name }) => `${name} 카나리를 종료할까요?`,
    text: ({ live }) => `모두가 ${live}을(를) 받아요. ${nextPage}`,
    done: ({ name }) => `${name} 카나리를 종료했어요`,
  },
  kill: {
    label: '중단',
    title: ({ name }) => `${name}을(를) 중단할까요?`,
    text: () => '모두에게 꺼져요. 파일을 하나도 불러오지 않고, 페이지에 그 사실이 표시돼요.',
    done: ({ name }) => `${name}을(를) 모두에게 중단했어요`,
  },
  revive: {
    label: '재개',
    title: ({ name }) => `${name}을(를) 재개할까요?`,
    text: ({ live }) => `버전 ${live}(으)로 모두에게 다시 켜져요.`,
    done: ({ name }) => `${name}을(를) 재개했어요`,
  },
  remove: {
    label: '제거',
    title: ({ name }) => `${name}을(를) 제거할까요?`,
    text: (_named, keptDays) =>
      `페이지와 링크가 모두에게서 사라져요. 파일은 ${keptDays}일 동안 보관되고 그때까지 복구할 수 있어요. 그 뒤에는 완전히 삭제돼요.`,
    done: ({ name }) => `${name}을(를) 제거했어요`,
  },
};
