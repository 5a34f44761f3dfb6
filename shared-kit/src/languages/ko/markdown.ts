import type { Translation } from '@my-note/contract/language';
import type { markdownTexts } from '../../markdown/texts.ts';

export const markdown: Translation<typeof markdownTexts> = {
  tableOfContents: '목차',
  copyCode: '복사',
  copied: '복사됨',
  copyFailed: '복사하지 못했어요. 텍스트를 선택해 직접 복사해 주세요.',
  copyHeading: (heading) => `‘${heading}’ 링크 복사`,
  copyHeadingFailed: '복사하지 못했어요. 주소창에 링크가 표시되어 있어요.',
  emptyTask: '빈 할 일',
  imageMissing: '불러오지 못한 이미지',
  pictureFrom: (site) => `${site}의 이미지`,
  pictureHint: (site) =>
    `아직 불러오지 않았어요. 이미지는 이 사이트를 거쳐 오므로 누가 읽는지 ${site}에 알려지지 않아요.`,
  pictureLoading: (site) => `${site}의 이미지 불러오는 중…`,
  pictureFailed: (site) => `${site}의 이미지를 불러오지 못했어요`,
  showPicture: '표시',
  showPictureFrom: (site, alt) => (alt === '' ? `${site}의 이미지 표시` : `${site}의 ‘${alt}’ 표시`),
  alwaysShow: '이 사이트의 이미지 항상 표시',
  alwaysShowFrom: (site) => `${site}의 이미지 항상 표시`,
  retryPicture: '다시 시도',
  retryPictureFrom: (site, alt) =>
    alt === '' ? `${site}의 이미지 불러오기 다시 시도` : `${site}의 ‘${alt}’ 불러오기 다시 시도`,
  openPicture: '새 탭에서 열기',
  openPictureAt: (site) => `${site}의 이미지를 새 탭에서 열기`,
  picturesWaiting: (count) => `다른 사이트의 이미지 ${count}개를 아직 불러오지 않았어요`,
  showAll: '모두 표시',
  showAllPictures: '이 노트의 이미지 모두 표시',
  sortBy: (column) => `${column} 기준 정렬`,
  formulaProblem: (reason) => `이 수식을 표시할 수 없어요. ${reason}`,
  formulaTooLong: '너무 길어요. 여러 수식으로 나눠 주세요.',
  formulaNotRead: '너무 깊게 중첩되어 있어요.',
  fileFailed: '파일을 불러오지 못했어요. 연결을 확인하고 다시 시도해 주세요.',
  headingGone: '그 부분은 더 이상 이 노트에 없어서 노트의 처음을 보여드려요.',
  linkGone: '이 노트는 휴지통에 있거나 삭제됐어요',
  goneLink: (words) => `${words}(이 노트는 휴지통에 있거나 삭제됐어요)`,
};
