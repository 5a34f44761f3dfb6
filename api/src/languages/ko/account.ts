import type { ApiCatalogue } from '../catalogue.ts';

export const account = {
  'api/account': {
    noPassword: '이 계정은 여기에 비밀번호가 없습니다. 다른 곳에서 로그인합니다',
    linkUsed: '링크가 만료되었거나 이미 사용되었습니다. 새 링크를 요청하세요',
    noMail: '이 사이트는 이메일을 보내지 않습니다. 관리자에게 새 비밀번호 링크를 요청하세요',
    accountGone: '이 계정은 더 이상 없습니다',
    lastOperator: '유일한 운영자입니다. 먼저 다른 사람을 운영자로 지정하세요',
    confirmationNeeded: '비밀번호를 입력하거나, 먼저 다시 로그인하세요',
    wrongConfirmation: '이 계정의 이메일 주소를 입력하세요',
    keptElsewhere: '다른 서비스로 로그인하고 있습니다. 그곳에서 변경하세요',
    pictureType: 'PNG, JPEG 또는 WebP 이미지를 선택하세요',
    pictureTooLarge: '이미지는 최대 256kB까지 가능합니다',
    pictureGone: '이 이미지는 더 이상 없습니다',
    tooManyLinks: '새 비밀번호 요청이 너무 많습니다',
    mailSubject: 'My Note 새 비밀번호 설정',
    mailText: (link) => `이 주소로 새 비밀번호 요청이 있었습니다.

한 시간 안에 다음 링크를 열어 새 비밀번호를 설정하세요. 링크는 한 번만 사용할 수 있습니다.

${link}

새 비밀번호를 설정하면 모든 기기에서 로그아웃됩니다.

직접 요청하지 않았다면 이 메시지를 무시하세요. 비밀번호는 그대로 유지됩니다.
`,
  },
  'api/identity': {
    wrongCredentials: '이메일 또는 비밀번호가 틀렸습니다',
    emailTaken: '이 이메일을 쓰는 계정이 이미 있습니다. 로그인하세요',
    commonPassword: '아주 흔한 비밀번호입니다. 다른 비밀번호를 선택하세요',
    ownWords: (characters) => `이름과 주소 외에 ${characters}자 이상을 사용하세요`,
    wrongPassword: '비밀번호가 틀렸습니다',
    signInAgain: '2단계 인증이 켜져 있습니다. 다시 로그인한 다음 10분 안에 변경하세요',
    wrongCode: '코드가 틀렸거나 이미 사용되었습니다. 최신 코드를 입력하세요',
    ticketExpired: '로그인이 만료되었습니다. 비밀번호를 다시 입력하세요',
    unknownPasskey: '이 패스키를 쓰는 계정이 없습니다. 비밀번호로 로그인하세요',
    passkeyNotAdded: '패스키를 추가하지 못했습니다. 다시 시도해 주세요',
    tooManyPasskeys: '패스키가 이미 20개 있습니다. 먼저 하나를 삭제하세요',
    twoStepOn: '2단계 인증이 이미 켜져 있습니다',
    twoStepOff: '2단계 인증이 이미 꺼져 있습니다',
    onlyWay: '유일한 로그인 방법입니다. 먼저 다른 방법을 추가하세요',
    noPassword: '이 계정에는 비밀번호가 없습니다. 로그인 서비스에서 설정하세요',
    noPasskeysHere:
      '이 주소에서는 패스키를 쓸 수 없습니다. 관리자가 PUBLIC_URL에 이 사이트의 주소를 설정할 수 있습니다',
    passkeyGone: '이 패스키는 이미 삭제되었습니다',
    googleAway: '서버가 Google에 연결할 수 없어 로그인을 확인하지 못했습니다. 1분 후 다시 시도해 주세요',
    noEmail:
      '이 계정에는 이메일 주소가 없습니다. My Note에는 이메일 주소가 필요합니다. 이메일 주소가 있는 계정으로 로그인하세요',
    tooManyAccounts: '새 계정이 너무 많습니다',
    tooManySignIns: '로그인 시도가 너무 많습니다',
    tooManyAttempts: '시도가 너무 많습니다',
  },
  'api/sessions': {
    readOnly: '이 토큰은 읽기만 할 수 있습니다. 변경하려면 write 범위의 토큰을 만드세요',
    signInEnded: '로그인이 종료되었습니다. 다시 로그인하세요',
    accountDeleted: '이 계정은 방금 삭제되었습니다. 계속하려면 새 계정을 만드세요',
    accountDisabled: '이 계정은 사용 중지되었습니다. 노트는 보관됩니다. 관리자에게 문의하세요',
    notSetUp: (provider) => `${provider} 로그인은 여기에 설정되어 있지 않습니다`,
    signInExpired: '로그인이 만료되었습니다. 다시 로그인하세요',
    welcome: 'My Note에 오신 것을 환영합니다',
    welcomeText: '첫 노트를 써 보세요. 홈에서 예시 노트를 불러와 간단히 둘러볼 수도 있습니다.',
    stays: '계정이 유지됩니다',
    staysText: '로그인했으므로 계정이 삭제되지 않습니다. 노트와 공유 링크가 돌아왔습니다.',
    tokenEnded: '이 토큰은 이미 종료되었습니다',
    sessionEnded: '이 로그인은 이미 종료되었습니다',
  },
  'api/invitations': {
    closed: '여기서는 새 계정을 만들 수 없습니다. 관리자에게 문의하세요',
    full: '이 사이트의 계정 수가 관리자가 허용한 한도에 이르렀습니다. 관리자에게 문의하세요',
    used: '이 초대는 이미 사용되었거나 만료되었거나 취소되었습니다. 관리자에게 새 초대를 요청하세요',
    firstAccount: '첫 계정은 서버 자체에서 만들거나, My Note가 시작할 때 표시한 링크로 만듭니다',
  },
  'api/people': {
    tooManyInvitations: (count) => `열려 있는 초대가 ${count}개 있습니다. 먼저 하나를 취소하세요`,
    invitationGone: '이 초대는 이미 사용되었거나 취소되었습니다',
    operatorOnly: '이 사이트의 운영자만 할 수 있습니다',
    accountGone: '이 계정은 더 이상 없습니다',
    lastOperator: '유일한 운영자입니다. 먼저 다른 사람을 운영자로 지정하세요',
  },
  'api/tokens': {
    badDate: 'expires: 9999년 이전의 미래 날짜를 선택하세요',
    tooMany: (count) => `토큰은 최대 ${count}개까지 만들 수 있습니다. 먼저 하나를 삭제하세요`,
  },
  'api/requests': {
    tooMany: (count) => `처리 중인 요청이 ${count}개 있습니다. 일부에 답변이 올 때까지 기다려 주세요`,
    pictureGone: 'screenshot: 이미지가 더 이상 없습니다. 다시 추가하세요',
    noPicture: (name) =>
      `screenshot: "${name}"은(는) 이미지가 아닙니다. PNG, JPEG, GIF, WebP 또는 AVIF 이미지를 추가하세요`,
    noRequest: (id) => `요청 ${id}이(가) 없습니다`,
    noScreenshot: '이 요청에는 스크린샷이 없습니다',
    became: {
      open: '요청이 다시 열렸습니다',
      planned: '요청이 계획되었습니다',
      done: '요청이 완료되었습니다',
      declined: '요청이 거절되었습니다',
      answered: '요청에 답변이 달렸습니다',
    },
  },
  'api/notifications': {
    gone: '이 알림은 더 이상 없습니다',
    tooManyStreams: (count) =>
      `열린 페이지는 최대 ${count}개까지 실시간 알림을 받을 수 있습니다. 하나를 닫아 주세요`,
    testTitle: '알림이 잘 도착합니다',
    testText: 'My Note가 열려 있지 않을 때 이렇게 알려 드립니다.',
    deviceGone: '이 브라우저는 더 이상 알림을 받지 않습니다',
    pushOff: '이 서버에서는 브라우저 알림이 꺼져 있습니다',
    tooManyDevices: (count) =>
      `브라우저는 최대 ${count}개까지 알림을 받을 수 있습니다. 먼저 하나를 빼 주세요`,
    endpointRefused: (reason) => `이 브라우저의 푸시 서비스를 사용할 수 없습니다: ${reason}`,
    keysRefused: '이 구독의 키를 사용할 수 없습니다',
    endpointTaken: '다른 브라우저의 구독입니다. 새로 만드세요',
  },
  'api/guard': {
    takenBack: (release) => `${release} 버전이 철회되었습니다`,
    takenBackWhy: (live, why) => `모든 곳에서 다시 ${live} 버전을 사용합니다. ${why}`,
    isLive: (release) => `${release} 버전이 배포되었습니다`,
    isLiveWhy: (former, why) => `${former} 버전을 대체했습니다. ${why}`,
  },
  'api/backups': {
    failed: '백업에 실패했습니다',
    failedWhy: (reason, lastGood) => `${reason}. ${lastGood} 자동으로 다시 시도합니다`,
    noneYet: '성공한 백업이 아직 없습니다.',
    lastGood: (time) => `마지막으로 성공한 백업은 ${time} UTC입니다.`,
  },
  'api/webhooks': {
    turnedOff: (name) => `웹훅 "${name}"이(가) 꺼졌습니다`,
    addressGone: '해당 주소가 더 이상 없다고 응답했습니다(410).',
    failedFor: (days) => `전송이 ${days}일 동안 실패했습니다.`,
    redirected: (status) => `주소가 ${status}(으)로 응답했으며, 리디렉션은 따라가지 않습니다`,
    responded: (status) => `주소가 ${status}(으)로 응답했습니다`,
    webhookGone: '웹훅이 없습니다',
    deliveryGone: '이 전송은 더 이상 기록에 없습니다',
    tooMany: (count) => `웹훅은 최대 ${count}개까지 만들 수 있습니다. 먼저 하나를 삭제하세요`,
    off: '이 웹훅은 꺼져 있습니다. 보내기 전에 켜 주세요',
    addressRefused: (reason) => `이 주소를 사용할 수 없습니다: ${reason}`,
  },
} satisfies Partial<ApiCatalogue>;
