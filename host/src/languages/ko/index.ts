import { catalogue as contract } from '@my-note/contract/languages/ko';
import { catalogue as kit } from '@my-note/kit/languages/ko';
import type { HostCatalogue } from '../catalogue.ts';
import { about } from './about.ts';
import { commands } from './commands.ts';
import { error } from './error.ts';
import { home } from './home.ts';
import { shell } from './host.ts';
import { login } from './login.ts';
import { push } from './push.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { tree } from './tree.ts';

const host: HostCatalogue = {
  host: shell,
  'host/about': about,
  'host/commands': commands,
  'host/embedded': {
    resetHelp: (contact = '관리자') =>
      `${contact}에게 새 비밀번호를 설정할 링크를 요청하세요. 이 사이트는 이메일을 보내지 않아요.`,
  },
  'host/error': error,
  'host/firebase': {
    google: 'Google로 계속하기',
    wrong: '이메일 또는 비밀번호가 맞지 않아요',
    taken: '이 이메일로 만든 계정이 이미 있어요. 로그인해 주세요',
    weak: '더 긴 비밀번호를 사용해 주세요',
    tooMany: '시도 횟수가 너무 많아요. 몇 분 뒤에 다시 시도해 주세요',
    disabled: '비활성화된 계정이에요. 관리자에게 문의해 주세요',
    network: '로그인 서비스에 연결하지 못했어요. 연결을 확인하고 다시 시도해 주세요',
    blocked: '브라우저가 로그인 창을 차단했어요. 이 사이트의 팝업을 허용하고 다시 시도해 주세요',
    otherWay: '이 이메일의 계정은 다른 방법으로 로그인해요. 그 방법을 사용해 주세요',
    notSetUp: '이 로그인 방법은 설정되어 있지 않아요. 관리자에게 문의해 주세요',
    failed: (code) => `로그인하지 못했어요(${code}). 다시 시도해 주세요`,
  },
  'host/home': home,
  'host/identity': {
    unknown: '이 사이트의 로그인 서비스는 지금 버전의 My Note에서 사용할 수 없어요.',
  },
  'host/isolated': {
    leaveTitle: '다른 사이트를 열까요?',
    leaveText: (remote) =>
      `${remote} 모듈이 아래 주소를 열려고 해요. 주소에 이 모듈이 읽은 내 노트의 내용이 들어 있을 수 있어요.`,
    openSite: (site) => `${site} 열기`,
    notGranted: '이 페이지에 허용되지 않았어요',
    notFound: '노트가 없거나 이 페이지에 허용되지 않았어요',
    onlyText: '노트의 본문과 그 기준 버전만 허용되었어요',
    unreachable: '서비스에 연결할 수 없어요',
    signedOut: '로그인한 사람이 없어요',
    tooMany: '한 번에 너무 많이 호출했어요',
  },
  'host/keyboard': {
    title: '키보드 단축키',
    filter: '단축키 찾기',
    none: (typed) => `‘${typed}’에 해당하는 단축키가 없어요`,
    followedBy: '다음',
    off: '한 글자 단축키가 설정에서 꺼져 있어요.',
    groups: { act: '어디서나', goTo: '이동' },
  },
  'host/login': login,
  'host/notifications': { untitled: '알림', detail: '자세히' },
  'host/oidc': {
    continueWith: (label) => `${label} 계정으로 계속하기`,
    errors: {
      canceled: '로그인을 취소했어요. 다시 시도하거나 다른 방법으로 로그인해 주세요',
      expired: '로그인이 너무 오래 걸렸거나 다른 브라우저에서 시작됐어요. 다시 시도해 주세요',
      unreachable: '로그인 제공업체에 연결하지 못했어요. 몇 분 뒤에 다시 시도해 주세요',
      refused: '로그인 제공업체가 신뢰할 수 없는 응답을 보냈어요. 다시 시도하거나 관리자에게 문의해 주세요',
      'not-a-member':
        '로그인 제공업체의 내 계정에 이 사이트를 이용할 권한이 없어요. 관리자에게 문의해 주세요',
      'no-email':
        '로그인 제공업체의 내 계정에 My Note에 필요한 이메일 주소가 없어요. 관리자에게 문의해 주세요',
    },
    failed: '로그인하지 못했어요. 다시 시도해 주세요',
  },
  'host/overview': {
    empty: '아직 노트가 없어요. 노트를 만들면 여기에 트리로 표시돼요.',
    looseNotes: '카테고리 없음',
    nothingInside: '비어 있음',
    dropHere: '최상위로 이동',
    newCategory: '새 카테고리',
    expandAll: '모두 펼치기',
    collapseAll: '모두 접기',
    filter: '제목으로 찾기',
    nothingFound: '찾은 항목이 없어요',
    notes: (count) => `노트 ${count}개`,
    found: (count) => `${count}개 일치`,
  },
  'host/push': push,
  'host/reset': {
    title: '새 비밀번호 설정',
    loading: '불러오는 중',
    unknown: '링크를 확인하지 못했어요',
    ended: '더 이상 사용할 수 없는 링크예요',
    endedHint: '만료됐거나 이미 사용한 링크예요. 로그인 페이지에서 새 링크를 요청하세요.',
    toLogin: '로그인으로 이동',
    owner: (email) => `${email} 계정의 비밀번호예요. 모든 기기에서 로그아웃돼요.`,
    save: '비밀번호 저장',
    saved: '비밀번호를 변경했어요',
    savedHint: '새 비밀번호로 로그인하세요.',
  },
  'host/search': search,
  'host/settings': settings,
  'host/sidebar': {
    savedSearches: '저장한 검색',
    allSearches: '모두 보기 및 추가',
    width: '사이드바 너비',
    widthHint: '드래그하여 너비 조절, 두 번 클릭하여 초기화',
  },
  'host/tree': tree,
  'host/user-menu': {
    notifications: '알림',
    notificationsUnread: (count) => `알림, 읽지 않음 ${count}개`,
    account: '계정',
    people: '사용자',
    releases: '릴리스',
    settings: '설정',
    logout: '로그아웃',
  },
  'host/youtube': {
    page: 'Youtube Reader',
    title: 'Youtube Reader가 꺼져 있어요',
    text: '팔로우하는 채널의 새 동영상을 모아 보고, 보면서 바로 노트를 쓸 수 있어요. 사용자 메뉴의 설정에서도 켜고 끌 수 있어요.',
    turnOn: 'Youtube Reader 켜기',
  },
};

export const catalogue = { ...contract, ...kit, ...host };
