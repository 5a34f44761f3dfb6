import { numberFormat, type Translation } from '@my-note/contract/language';
import type { peopleTexts } from '../../people/texts.ts';

const number = numberFormat();

export const people: Translation<typeof peopleTexts> = {
  pageTitle: '사용자',
  forbidden: '관리자만 열 수 있는 페이지예요',
  forbiddenText: '이 사이트의 계정 목록이에요. 변경할 것이 있으면 관리자에게 요청하세요.',

  accounts: '계정',
  accountsHint: '숫자만 표시돼요. 다른 사람의 노트는 보이지 않아요.',
  search: '이름이나 이메일로 검색',
  loading: '계정 불러오는 중',
  loadingMore: '계정 더 불러오는 중',
  unknown: '계정을 불러오지 못했어요',
  noMatch: '일치하는 계정이 없어요. 단어를 줄여 보세요.',
  total: (n) => `계정 ${number(n)}개`,

  operator: '관리자',
  disabled: '비활성화됨',
  you: '나',
  activeWhen: (when) => `마지막 활동: ${when}`,
  neverActive: '활동 없음',
  notes: (n) => `노트 ${number(n)}개`,
  sessions: (n) => `세션 ${number(n)}개`,
  deletedWhen: (when) => `삭제 예정: ${when}`,

  backups: '백업',
  backupsHint: '서버가 만드는, 모든 데이터의 암호화된 사본이에요.',
  loadingBackups: '백업 불러오는 중',
  backupsUnknown: '백업을 불러오지 못했어요',
  noBackups: '자동 백업이 설정되어 있지 않아요. 서버에서 BACKUP_EVERY와 BACKUP_TO를 설정하세요.',
  backupsFailSince: (when, reason) => `백업이 실패하고 있어요. 첫 실패: ${when}. ${reason}`,
  lastBackup: '마지막으로 성공한 백업',
  backupMade: (when, size, rows, files) =>
    `${when}: ${size}, 행 ${number(rows)}개, 첨부 파일 ${number(files)}개`,
  neverBackedUp: '아직 없음',
  backupPlace: '보관 위치',
  nextBackup: '다음 백업',
  nextBackupWhen: (when, n) => `${when}. 백업 ${n}개를 보관해요`,

  actionsOf: (name) => `${name} 작업`,
  passwordLink: '비밀번호 링크 만들기',
  disable: '계정 비활성화',
  enable: '계정 활성화',
  makeOperator: '관리자로 지정',
  unmakeOperator: '관리자 권한 해제',
  deleteAccount: '계정 삭제',
  keepAccount: '계정 삭제 취소',

  disableTitle: (name) => `${name} 님의 계정을 비활성화할까요?`,
  disableText:
    '모든 기기에서 로그아웃되고, 액세스 토큰과 공유 링크가 작동을 멈춰요. 아무것도 삭제되지 않으며 언제든 다시 활성화할 수 있어요.',
  deleteTitle: (name) => `${name} 님의 계정을 삭제할까요?`,
  deleteText:
    '지금 로그아웃되고, 7일 뒤에 모든 노트와 파일이 완전히 삭제돼요. 그 전에는 삭제를 취소할 수 있고, 본인이 로그인해도 계정이 유지돼요.',
  operatorTitle: (name) => `${name} 님을 관리자로 지정할까요?`,
  operatorText: '관리자는 이 페이지를 볼 수 있고, 계정을 비활성화하거나 삭제하고 사람을 초대할 수 있어요.',
  unmakeTitle: (name) => `${name} 님의 관리자 권한을 해제할까요?`,
  unmakeText: '계정과 노트는 그대로지만 이 페이지는 더 이상 열 수 없어요.',

  linkTitle: (name) => `${name} 님의 비밀번호 링크`,
  linkText: '믿을 수 있는 방법으로 전달하세요. 한 번만 사용할 수 있고 지금만 표시돼요.',
  linkLabel: '비밀번호 링크',
  done: '완료',

  invitations: '초대',
  invitationsHint: '링크마다 일주일 안에 계정 하나를 만들 수 있어요. 가입이 닫혀 있을 때도 사용할 수 있어요.',
  invite: '초대하기',
  inviteFor: '누구를 초대하나요?',
  inviteForHint: '이름처럼 나만 보는 메모예요.',
  createInvitation: '초대 만들기',
  cancel: '취소',
  invitationFor: (label) => `${label} 초대`,
  invitationText: '이 링크를 상대방에게 보내세요. 한 번만 사용할 수 있고 지금만 표시돼요.',
  invitationLabel: '초대 링크',
  noInvitations: '아직 초대가 없어요. 초대하면 계정을 만들 수 있어요.',
  invitationsUnknown: '초대를 불러오지 못했어요',
  loadingInvitations: '초대 불러오는 중',
  unnamed: '초대',
  expiresWhen: (when) => `만료: ${when}`,
  expiredWhen: (when) => `만료됨: ${when}`,
  usedWhen: (when) => `사용됨: ${when}`,
  revoke: '초대 취소',

  activity: '사이트 활동',
  activityHint: '지난 90일 동안 모든 계정의 로그인과 보안 관련 활동이에요.',
  loadingActivity: '활동 불러오는 중',
  loadingMoreActivity: '이전 활동 불러오는 중',
  activityUnknown: '활동을 불러오지 못했어요',
};
