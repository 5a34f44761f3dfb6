import type { Translation } from '@my-note/contract/language';
import type { pushTexts } from '../../features/settings/push/texts.ts';

export const push: Translation<typeof pushTexts> = {
  here: '이 기기에서 알림 받기',
  hereHint: 'My Note를 닫아 두어도 알려 드려요.',
  off: '관리자가 이 기능을 껐어요.',
  reasons: {
    insecure: '브라우저는 https:// 주소에서만 이 기능을 허용해요.',
    install:
      'iPhone과 iPad에서는 먼저 My Note를 홈 화면에 추가하세요. 공유를 누른 다음 ‘홈 화면에 추가’를 선택하고, 거기에서 앱을 열어 이 설정을 켜 주세요.',
    unsupported: '이 브라우저는 My Note를 닫아 둔 동안 알림을 받을 수 없어요.',
    blocked:
      '브라우저가 이 사이트의 알림을 차단하고 있어요. 주소 옆 메뉴의 ‘권한’ 또는 ‘사이트 설정’에서 허용한 다음 돌아와 주세요.',
  },
  test: '테스트 알림 보내기',
  sent: '보냈어요. 곧 표시돼요.',
  notSent: (reason) => `보내지 못했어요: ${reason}`,
  noWorker: '이 페이지는 아직 알림을 받을 준비가 되지 않았어요. 새로고침하고 다시 시도해 주세요.',
  notReached:
    '브라우저가 푸시 서비스에 연결하지 못했어요. 비공개 창이나 차단 프로그램 때문이거나, 푸시를 지원하지 않는 브라우저일 수 있어요.',
  devices: '알림을 받는 다른 기기',
  sinceWhen: (when) => `등록: ${when}`,
  unknownDevice: '알 수 없는 기기',
  remove: '제거',
  removeNamed: (device) => `${device} 제거`,
  failed: '알림을 받는 기기를 불러오지 못했어요.',
};
