import { numberFormat, type Translation } from '@my-note/contract/language';
import type { aboutTexts } from '../../features/about/texts.ts';

const number = numberFormat();

const failures: Record<Parameters<typeof aboutTexts.failed>[0], string> = {
  network: '파일에 연결하지 못했어요',
  timeout: '파일이 제때 도착하지 않았어요',
  integrity: '게시된 파일과 달라요',
  contract: '더 새로운 앱이 필요해요',
  'shared-version': '다른 공유 패키지가 필요해요',
  evaluation: '시작하다가 멈췄어요',
  render: '표시하다가 멈췄어요',
  gone: '파일이 더 이상 없어요',
  off: '꺼져 있어요',
};

export const about: Translation<typeof aboutTexts> = {
  title: 'My Note 정보',
  intro:
    'My Note는 하나씩 따로 게시되는 여러 모듈로 브라우저에서 실행돼요. 이 페이지에서는 이 탭에서 실행 중인 버전을 볼 수 있어요. 나와 내 노트에 관한 정보는 들어 있지 않아요.',
  copy: '텍스트로 복사',
  copied: '복사됨',
  copyFailed:
    '이 브라우저에서는 암호화되지 않은 페이지의 복사를 허용하지 않아요. 아래 텍스트를 선택해 복사하세요.',

  app: '앱',
  appVersion: '버전',
  appVersionHint: '모든 페이지를 감싸는 틀의 게시된 버전이에요.',
  contract: '컨트랙트',
  contractHint: '모듈이 믿고 쓸 수 있는 약속이에요. 다른 컨트랙트에 맞춰 만든 모듈은 열리지 않아요.',
  registry: '모듈 목록',
  registryHint: '모듈을 게시하거나 철회하거나 복원할 때마다 1씩 늘어나요.',
  registryRead: (revision, when) => `리비전 ${revision}, 읽음: ${when}`,
  registryStored: (revision) => `리비전 ${revision}, 이전에 읽어 이 브라우저에 저장한 것`,
  unknown: '알 수 없음',

  parts: '모듈',
  partsHint: '모듈마다 맡은 페이지가 있어요. 그 페이지가 필요할 때 불러오고, 꺼져 있으면 불러오지 않아요.',
  part: '모듈',
  inThisTab: '이 탭',
  published: '게시됨',
  builtFor: '컨트랙트',
  orLater: (contract) => `${contract} 이상`,
  state: '상태',
  whys: {
    live: '게시된 버전',
    canary: '일부 브라우저에서 시험 중인 버전',
    previous: '게시된 버전이 여기서 실패해 사용하는 이전 버전',
    override: '개발자의 로컬 사본(이 탭에서만)',
    off: '설정에서 꺼져 있음',
    killed: '관리자가 모두에게 꺼 둠',
  },
  notLoaded: '아직 필요하지 않음',
  loaded: (ms, attempts) =>
    attempts === 1 ? `${number(ms)}ms 만에 불러옴` : `${attempts}번째 시도에 ${number(ms)}ms 만에 불러옴`,
  failed: (kind) => `실패: ${failures[kind]}`,
  circuits: {
    open: '세 번 실패해 30초 동안 중단했어요',
    'half-open': '다음에 필요할 때 다시 시도해요',
    closed: '',
  },

  shared: '공유 패키지',
  sharedHint: '모든 모듈이 함께 쓰고 한 번만 불러오는 코드예요.',
  package: '패키지',
  version: '버전',
  providedBy: '제공',
  usedBy: '사용',
  host: '앱',
  nobody: '아직 없음',
  packages: (count) => `패키지 ${count}개`,
  allOnce: (count) => `패키지 ${count}개, 각각 한 가지 버전`,
  report: {
    app: (version, contract) => `My Note ${version}, 컨트랙트 ${contract}`,
    registry: (state) => `모듈 목록: ${state}`,
    part: ({ name, version, why, published, contract, state }) =>
      `${name} ${version}(${why}, 게시됨 ${published}, 컨트랙트 ${contract}): ${state}`,
    shared: (name, versions, providers, users) =>
      `${name} ${versions.join(', ')}, 제공: ${providers}, 사용: ${users}`,
  },
  several: (names) =>
    `이 탭에 여러 버전이 있는 패키지: ${names}. 서로 다른 버전을 쓰는 모듈은 함께 작동하지 않을 수 있어요. 관리자에게 문의해 주세요.`,
};
