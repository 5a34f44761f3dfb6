import { numberFormat, type Translation } from '@my-note/contract/language';
import type { transferTexts } from '../../transfer/texts.ts';

const number = numberFormat();
const notesOf = (n: number) => `노트 ${number(n)}개`;

export const transfer: Translation<typeof transferTexts> = {
  title: '가져오기 및 내보내기',
  loading: '불러오는 중',

  exportTitle: '내보내기',
  exportHint: '모든 첨부 파일도 zip에 포함돼요.',
  exportFormat: '형식',
  exportFormats: { markdown: 'Markdown', html: '웹사이트' },
  exportFormatHints: {
    markdown:
      '날짜, 순서, 고정 상태가 담긴 Markdown 파일이에요. 어떤 앱에서든 읽을 수 있고, My Note로 다시 가져와도 잃는 것이 없어요.',
    html: '트리와 검색이 있는, 어떤 브라우저에서든 열리는 페이지예요. 웹 서버에서도, 연결 없이 폴더에서도 작동해요.',
  },
  exportWhat: '내보낼 내용',
  everything: '전체',
  categoryGone: '더 이상 없는 카테고리',
  export: '내보내기',
  exportStarts: '노트 내보내는 중…',
  exported: (done, total, size) => `파일 ${number(total)}개 중 ${number(done)}개, ${size}`,
  exportBroke: '내보내기가 중단됐어요. 다시 시도해 주세요.',

  bookmarkTitle: '다른 페이지에서 저장',
  bookmarkHint:
    '이것을 북마크바로 끌어다 놓으세요. 어느 페이지에서든 클릭하면 제목, 주소, 선택한 텍스트가 담긴 새 노트가 열려요.',
  bookmark: 'My Note에 저장',
  bookmarkByHand: '북마크바가 없다면 아무 페이지나 북마크한 다음 주소를 이것으로 바꾸세요.',
  bookmarkCode: '북마크 주소',

  importTitle: '가져오기',
  importHint:
    'Evernote, Notion, Obsidian, Apple 메모, OneNote, Google Keep 등 여러 앱이나 Markdown, HTML 폴더에서 가져와요. 바뀌기 전에 미리 볼 수 있어요.',
  drop: '파일이나 폴더를 여기에 놓으세요',
  chooseFiles: '파일 선택',
  chooseFolder: '폴더 선택',
  alsoReads: (formats) => `함께 읽을 수 있는 형식: ${formats}`,
  formatFailed: (format) => `${format} 형식으로 파일을 읽지 못했어요`,
  howTo: '다른 앱에서 노트를 꺼내는 방법',
  ways: [
    {
      name: 'Apple 메모',
      text: 'macOS 26에서는 파일 메뉴에서 Markdown으로 내보내세요. 날짜와 폴더까지 모든 메모를 가져오려면 privacy.apple.com에서 데이터 사본을 요청하고 그중 iCloud 메모를 선택하세요.',
    },
    {
      name: 'Bear',
      text: '파일 메뉴에서 노트를 백업하고 .bear2bk 파일을 선택하세요. TextBundle과 TextPack도 읽을 수 있어요.',
    },
    {
      name: 'Docmost',
      text: '스페이스나 페이지를 첨부 파일과 함께 Markdown 또는 HTML로 내보내고 zip을 선택하세요.',
    },
    {
      name: 'Evernote',
      text: '노트북을 마우스 오른쪽 버튼으로 클릭해 ENEX로 내보내고 파일을 선택하세요. 파일마다 카테고리가 돼요. 태그, 할 일, 파일도 유지돼요.',
    },
    {
      name: 'Google Keep',
      text: 'takeout.google.com에서 Keep만 선택하고 zip을 선택하세요. 라벨은 태그가 되고, 보관처리한 메모는 한 카테고리에 모여요.',
    },
    {
      name: 'Joplin',
      text: '파일, 모두 내보내기, ‘MD - Markdown + Front Matter’. 만들어진 폴더를 선택하세요.',
    },
    {
      name: 'Logseq',
      text: '그래프 폴더를 선택하세요. 페이지 이름, 별칭, 블록 참조가 유지돼요.',
    },
    {
      name: 'Memos',
      text: '설정에서 내보내고 zip을 선택하세요. 첨부 파일, 댓글, 메모 사이의 링크가 유지돼요.',
    },
    {
      name: 'Notion',
      text: '설정에서 워크스페이스의 모든 콘텐츠를 하위 페이지와 함께 ‘Markdown & CSV’로 내보내고 zip을 선택하세요.',
    },
    {
      name: 'Obsidian',
      text: '보관함 폴더나 그 zip을 선택하세요. 링크, 이미지, 속성이 유지돼요.',
    },
    {
      name: 'OneNote',
      text: 'Windows용 OneNote에서 파일, 내보내기, ‘단일 파일 웹 페이지(*.mht)’ 또는 웹 페이지. 파일을 선택하세요.',
    },
    { name: 'Outline', text: '설정에서 ‘Markdown’으로 내보내고, 받은 zip을 선택하세요.' },
    { name: 'Simplenote', text: '설정의 ‘Tools’에서 노트를 내보내고 zip을 선택하세요.' },
    {
      name: 'Standard Notes',
      text: '환경설정의 ‘Backups’에서 ‘Decrypted’를 고르고 zip을 선택하세요. 태그, 고정, 보관한 노트가 유지돼요.',
    },
    {
      name: 'Trilium',
      text: '노트 내보내기에서 이 노트와 모든 하위 노트를 Markdown으로 내보내고 zip을 선택하세요.',
    },
    {
      name: '그 밖의 앱',
      text: 'Markdown이나 HTML 파일이 있는 폴더면 무엇이든 돼요. 폴더는 카테고리가 돼요.',
    },
  ],
  packing: '파일 묶는 중…',
  sending: '업로드하는 중',
  uploading: (percent) => `업로드하는 중… ${percent}`,
  reading: '압축 파일 읽는 중…',
  read: (done, total) => `파일 ${number(total)}개 중 ${number(done)}개 읽음`,
  notImportable: {
    nothing: '가져올 수 있는 것이 없어요. 다른 앱에서 노트를 꺼내는 방법을 아래에서 확인하세요.',
    archives: '압축 파일은 다른 파일 없이 한 번에 하나씩 선택하세요.',
  },
  looseFiles: 'notes.zip',
  tooLarge: (size) => `${size}보다 커요. 나눠서 가져와 주세요`,
  cancel: '취소',
  lastFailed: '지난번 가져오기가 실패했어요. 노트에 추가된 것은 없어요.',

  sources: {
    'my-note': 'My Note 내보내기',
    obsidian: 'Obsidian 보관함',
    joplin: 'Joplin 내보내기',
    outline: 'Outline 내보내기',
    notion: 'Notion 내보내기',
    trilium: 'Trilium 내보내기',
    logseq: 'Logseq 그래프',
    markdown: 'Markdown 폴더',
  },
  program: (name) => (name === 'HTML' ? 'HTML 페이지' : `${name} 내보내기`),
  previewTitle: '가져오기 미리보기',
  previewOf: (source, name, content) => (name ? `${source}, ${name}: ${content}` : `${source}: ${content}`),
  brought: ({ notes, categories, attachments }) =>
    `${notesOf(notes)}, 카테고리 ${number(categories)}개, 첨부 파일 ${number(attachments)}개`,
  atTop: (notes) => `최상위에 ${notesOf(notes)}`,
  notesIn: notesOf,
  showMore: (n) => `${number(n)}개 더 표시`,
  unlistedCategories: (n) => `그 밖에 카테고리 ${number(n)}개`,
  into: '가져올 위치',
  topLevel: '최상위',
  import: '가져오기',
  imported: '가져오기를 마쳤어요',
  losses: (n) => `${number(n)}가지는 유지할 수 없어요`,
  noLosses: '모두 유지할 수 있어요.',
  moreLosses: (n) => `그 밖에 ${number(n)}개`,
  unlistedLosses: (n) => `그 밖에 ${number(n)}개는 목록에 없어요.`,
  saveLosses: '목록 저장',
  lossesFile: 'not-kept.txt',
  deadLinks: (n) => `링크 ${number(n)}개는 가리키는 노트가 없어 텍스트로 남아요`,
  deadLinksFile: 'links-kept-as-text.txt',

  recent: '최근 가져오기와 내보내기',
  recentUnknown: '가져오기와 내보내기를 불러오지 못했어요.',
  noneYet: '아직 없어요.',
  jobNames: { import: '가져오기', export: '내보내기' },
  jobOf: (job, name) => `${job}: ${name}`,
  states: {
    queued: '대기 중',
    running: '진행 중',
    ready: '확인 대기',
    done: '완료',
    failed: '실패',
    cancelled: '취소됨',
  },
  files: (n) => `파일 ${number(n)}개`,
  undone: '되돌림',
  undo: '가져오기 되돌리기',
  undoTitle: (name) => `‘${name}’ 가져오기를 되돌릴까요?`,
  undoText:
    '가져온 모든 것이, 그 뒤에 바꾼 내용까지 휴지통으로 옮겨져요. 그 카테고리에 있는 내 노트는 그대로 남아요.',
  undoneNow: (entries) => (entries === 0 ? '되돌릴 것이 남아 있지 않았어요' : '가져오기를 되돌렸어요'),
  undoneKept: (kept) => `안에 내 노트가 있어서 카테고리 ${number(kept)}개는 남겨 두었어요.`,
  putBack: '실행 취소',
};
