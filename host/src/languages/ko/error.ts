import type { Translation } from '@my-note/contract/language';
import type { errorTexts } from '../../platform/remotes/model/error-texts.ts';

export const error: Translation<typeof errorTexts> = {
  kinds: {
    network: {
      title: '이 페이지에 연결하지 못했어요',
      text: 'My Note의 다른 부분은 사용할 수 있어요. 연결을 확인하고 다시 시도해 주세요.',
      action: 'retry',
    },
    timeout: {
      title: '페이지를 여는 데 너무 오래 걸려요',
      text: '파일이 제때 도착하지 않았어요. My Note의 다른 부분은 사용할 수 있어요.',
      action: 'retry',
    },
    integrity: {
      title: '안전을 위해 이 페이지를 차단했어요',
      text: '게시된 파일과 달라요. 다시 시도해 보고, 문제가 계속되면 관리자에게 문의해 주세요.',
      action: 'retry',
    },
    contract: {
      title: '이 페이지에는 더 새로운 앱이 필요해요',
      text: '이 탭과 다른 버전의 My Note에 맞춰 만들어졌어요. 앱을 새로고침하면 해결될 수 있어요.',
      action: 'reload',
    },
    'shared-version': {
      title: '이 페이지에는 더 새로운 앱이 필요해요',
      text: '이 탭에 있는 것과 다른 버전의 패키지가 필요해요. 앱을 새로고침하면 해결될 수 있어요.',
      action: 'reload',
    },
    evaluation: {
      title: '이 페이지를 시작하지 못했어요',
      text: '시작하다가 멈췄어요. My Note의 다른 부분은 사용할 수 있어요.',
      action: 'reload',
    },
    render: {
      title: '페이지가 작동을 멈췄어요',
      text: '문제가 생겨 멈췄어요. My Note의 다른 부분은 사용할 수 있어요.',
      action: 'retry',
    },
    gone: {
      title: '이 페이지의 새 버전이 있어요',
      text: '이 탭이 열려 있는 동안 새 버전이 게시됐어요. 쓰고 있는 내용을 저장한 다음 앱을 새로고침해 주세요.',
      action: 'reload',
    },
    off: {
      title: '이 페이지는 꺼져 있어요',
      text: '지금은 관리자가 꺼 두었어요.',
      action: 'retry',
    },
  },
  refused: '허용된 주소의 파일이 아니거나 체크섬이 없어요. 관리자에게 문의해 주세요.',
  reload: '앱 새로고침',
  newVersion: '새 버전이 있어요',
  override: (name) =>
    `여기에는 ${name}의 개발자 로컬 사본이 표시되어야 해요. 초기화하면 게시된 페이지로 돌아가요.`,
  overridden: (names) => `로컬 사본: ${names}`,
  resetOverride: '초기화',
  overrideRefused: (names) =>
    `이 사이트에서는 ${names}의 로컬 사본을 사용할 수 없어 게시된 페이지를 표시해요.`,
  closeNotice: '닫기',
};
