import { dateFormat } from '@my-note/contract/language';
import type { RemoteWorkspaceCatalogue } from '../catalogue.ts';
import { activity } from './activity.ts';
import { change } from './change.ts';
import { factors } from './factors.ts';
import { people } from './people.ts';
import { changes, releases } from './releases.ts';
import { report } from './report.ts';
import { requests } from './requests.ts';
import { searches } from './searches.ts';
import { tags } from './tags.ts';
import { tasks } from './tasks.ts';
import { tokens } from './tokens.ts';
import { transfer } from './transfer.ts';
import { webhooks } from './webhooks.ts';
import { writing } from './writing.ts';

const day = dateFormat({ dateStyle: 'long' });

export const catalogue: RemoteWorkspaceCatalogue = {
  'workspace/account': {
    pageTitle: '계정',
    loading: '불러오는 중',
    unknown: '계정을 불러오지 못했어요',
    elsewhereTitle: '이름, 이메일, 비밀번호',
    elsewhere: (email) =>
      `다른 서비스를 통해 ${email} 계정으로 로그인해요. 이름, 사진, 이메일, 비밀번호는 그 서비스에서 변경하세요.`,
    connections: '연동',
    connectionsHint: '액세스 토큰과 웹훅으로 다른 앱에서 내 노트를 사용할 수 있어요.',
    openConnections: '연동 열기',
    cancel: '취소',
    password: '현재 비밀번호',
  },
  'workspace/activity': activity,
  'workspace/capture': {
    title: '새 노트',
    hint: '만들 내용을 확인하세요. 버튼을 누르기 전에는 아무것도 저장되지 않아요.',
    noteTitle: '제목',
    text: '본문',
    textHint: 'Markdown',
    category: '카테고리',
    topLevel: '최상위',
    tags: '태그',
    tagsHint: 'work/log urgent처럼 띄어쓰기로 구분하세요. 본문 아래에 적혀요.',
    make: '노트 만들기',
    made: '노트를 만들었어요',
  },
  'workspace/change-words': changes,
  'workspace/change': change,
  'workspace/commands': {
    today: { label: '오늘', keywords: '저널 일기 하루 journal diary daily note day today' },
    appendToday: { label: '오늘에 덧붙이기', keywords: '저널 일기 추가 기록 journal diary add log append' },
    template: { label: '템플릿으로 새 노트', keywords: '만들기 추가 양식 create add form template' },
    tags: { label: '태그로 이동', keywords: '라벨 labels tags' },
    tasks: { label: '할 일로 이동', keywords: '투두 마감 to-do todo due open tasks' },
    searches: { label: '저장한 검색으로 이동', keywords: '필터 찾기 filters find saved searches' },
  },
  'workspace/connections': { pageTitle: '연동', close: '닫기', cancel: '취소', done: '완료' },
  'workspace/deletion': {
    title: '계정 삭제',
    hint: '7일 뒤에 계정과 모든 노트, 파일, 공유 링크를 삭제해요.',
    open: '계정 삭제…',
    dialogTitle: '계정을 삭제할까요?',
    text: '지금 모든 기기에서 로그아웃되고 공유 링크가 작동을 멈춰요. 7일 뒤에는 모두 완전히 삭제돼요. 계정을 유지하려면 그 전에 로그인하세요.',
    exportFirst: '먼저 노트 내보내기',
    confirm: (email) => `확인을 위해 ${email} 입력`,
    signInFirst: '먼저 로그아웃했다가 다시 로그인하세요. 그 뒤 10분 안에 계정을 삭제할 수 있어요.',
    submit: '계정 삭제',
    planned: '계정이 삭제될 예정이에요',
    plannedHint: (at) => `${day(new Date(at))}에 삭제돼요. 유지하려면 그 전에 로그인하세요.`,
  },
  'workspace/devices': {
    title: '기기',
    hint: '로그인되어 있는 기기예요.',
    unknown: '기기를 불러오지 못했어요',
    unknownDevice: '알 수 없는 기기',
    thisDevice: '이 기기',
    usedWhen: (when) => `마지막 사용: ${when}`,
    signOut: '로그아웃',
    signOutOthers: '다른 기기 모두 로그아웃',
    signOutAll: '모든 기기에서 로그아웃',
    signOutAllTitle: '모든 기기에서 로그아웃할까요?',
    signOutAllText: '이 기기를 포함한 모든 기기에서 로그아웃돼요. 저장되지 않은 글은 각 기기에 남아 있어요.',
  },
  'workspace/factors': factors,
  'workspace/identities': {
    title: '로그인 방법',
    hint: '어느 방법으로든 이 계정에 로그인할 수 있어요.',
    unknown: '로그인 방법을 불러오지 못했어요',
    embedded: '이메일과 비밀번호',
    oidc: (issuer) => `${issuer} 싱글 사인온`,
    firebase: 'Firebase',
    usedWhen: (when) => `마지막 사용: ${when}`,
  },
  'workspace/password': {
    title: '비밀번호',
    hint: '변경하면 다른 모든 기기에서 로그아웃돼요. 액세스 토큰은 폐기할 때까지 계속 사용할 수 있어요.',
    current: '현재 비밀번호',
    next: '새 비밀번호',
    change: '비밀번호 변경',
    changed: (ended) =>
      ended === 0 ? '비밀번호를 변경했어요.' : `비밀번호를 변경하고 다른 기기 ${ended}대에서 로그아웃했어요.`,
  },
  'workspace/people': people,
  'workspace/profile': {
    title: '이름과 사진',
    hint: '사진은 나에게만 보여요.',
    name: '이름',
    saveName: '이름 저장',
    nameSaved: '이름을 저장했어요',
    choosePicture: '사진 선택',
    changePicture: '사진 변경',
    removePicture: '사진 제거',
    picture: '내 사진',
    wrongKind: '이 사진을 읽지 못했어요. PNG, JPEG, WebP 파일을 선택하세요.',

    email: '이메일',
    emailHint: (email) => `${email} 계정으로 로그인해요.`,
    newEmail: '새 이메일',
    change: '이메일 변경',
    emailSaved: (email) => `이메일을 변경했어요. 이제부터 ${email} 주소로 로그인하세요.`,
  },
  'workspace/releases': releases,
  'workspace/report': report,
  'workspace/requests': requests,
  'workspace/searches': searches,
  'workspace/tags': tags,
  'workspace/tasks': tasks,
  'workspace/tokens': tokens,
  'workspace/transfer': transfer,
  'workspace/webhooks': webhooks,
  'workspace/writing': writing,
};
