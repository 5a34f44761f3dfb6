import type { Translation } from '@my-note/contract/language';
import type { loginTexts } from '../../features/login/texts.ts';

const whose = (name: string | undefined) => (name === undefined ? '이전에 로그인한 사람' : `${name} 님`);

export const login: Translation<typeof loginTexts> = {
  email: '이메일',
  password: '비밀번호',
  newPassword: '새 비밀번호',
  name: '이름',
  loginTitle: '다시 만나서 반가워요',
  createTitle: '계정 만들기',
  firstTitle: '첫 계정 만들기',
  firstHint: '아직 이 사이트에 계정이 없어요. 첫 계정은 다른 사람을 초대하고 관리하는 관리자 계정이 돼요.',
  firstElsewhere:
    '아직 이 사이트에 계정이 없어요. My Note가 실행 중인 컴퓨터에서, 또는 My Note를 시작할 때 출력된 링크로 이 페이지를 열어 주세요.',
  invited: '이 사이트에 초대받았어요. 이 초대로 계정 하나를 만들 수 있어요.',
  haveAccount: '이미 계정이 있나요?',
  noAccount: '아직 계정이 없나요?',
  or: '또는',
  codeTitle: '코드 입력',
  code: {
    label: '코드',
    hint: '비밀번호를 확인했어요. 인증 앱을 열고 표시되는 여섯 자리 숫자를 입력하세요.',
  },
  recoveryCode: {
    label: '복구 코드',
    hint: '2단계 인증을 켤 때 보관해 둔 복구 코드 중 하나를 입력하세요. 코드마다 한 번만 쓸 수 있어요.',
  },
  useRecovery: '복구 코드 사용',
  useApp: '인증 앱 사용',
  back: '뒤로',
  codeToo: '인증 앱의 코드 또는 복구 코드',
  codeTooHint: '2단계 인증을 켜 두었다면 코드로 로그인할 수 있어요.',
  passkey: '패스키로 로그인',
  forgotten: '비밀번호를 잊으셨나요?',
  resetSent: (email) => `${email} 계정이 있다면 다음 단계를 안내하는 이메일이 곧 도착해요.`,
  kept: (name, notes, requests) => {
    const parts = [notes && `노트 ${notes}개`, requests && `요청 ${requests}개`].filter(Boolean);
    return `${whose(name)}의 저장되지 않은 글(${parts.join(', ')})이 이 기기에 보관되어 있어요. 다음에 로그인하면 복원할 수 있어요.`;
  },
  removeKept: '삭제',
  removeKeptTitle: (name) => `${whose(name)}의 저장되지 않은 글을 삭제할까요?`,
  removeKeptText: '한 번도 저장되지 않아서 완전히 사라져요.',
  notLoaded: '로그인 양식을 불러오지 못했어요',
};
