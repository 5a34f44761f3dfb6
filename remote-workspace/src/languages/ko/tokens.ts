import type { Translation } from '@my-note/contract/language';
import type { tokensTexts } from '../../connections/texts.ts';

export const tokens: Translation<typeof tokensTexts> = {
  title: '액세스 토큰',
  hint: '스크립트, 어시스턴트, 브라우저 확장 프로그램에서 내 노트를 사용할 수 있게 해요. 토큰을 가진 사람은 그 권한을 그대로 가져요.',
  loading: '액세스 토큰 불러오는 중',
  unknown: '액세스 토큰을 불러오지 못했어요',
  none: '아직 액세스 토큰이 없어요. 내 노트를 사용할 앱을 위해 만들어 보세요.',
  create: '토큰 만들기',
  name: '이름',
  nameHint: '‘브라우저 확장 프로그램’처럼 용도를 적어 주세요.',
  scope: '권한',
  scopes: { read: '읽기', write: '읽기 및 쓰기' },
  expires: '만료일',
  expiresHint: '만료되지 않는 토큰을 만들려면 비워 두세요.',
  expiresWhen: (when) => `만료: ${when}`,
  never: '만료 없음',
  usedWhen: (when) => `마지막 사용: ${when}`,
  unused: '사용한 적 없음',
  token: '액세스 토큰',
  tokenOnce: '지금 복사하세요. 이번 한 번만 표시돼요.',
  revoke: '폐기',
  revokeTitle: (name) => `‘${name}’ 토큰을 폐기할까요?`,
  revokeText: '이 토큰을 쓰는 앱은 더 이상 내 노트를 읽거나 쓸 수 없어요.',
};
