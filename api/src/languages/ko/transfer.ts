import { numberFormat } from '@my-note/contract/language';
import type { ApiCatalogue } from '../catalogue.ts';

const number = numberFormat();

export const transfer = {
  'api/export': {
    tooMany: (max) => `이미 ${max}개의 내보내기가 진행 중입니다. 하나가 끝날 때까지 기다리거나 취소하세요`,
    oneNoteAsHtml:
      '노트 하나는 format=html로, 카테고리 없이 내보냅니다. Markdown은 GET …/by-slug에서 얻을 수 있습니다',
    stalled: '다운로드가 멈춰서 중단되었습니다. 다시 시작해 주세요',
  },
  'api/jobs': {
    interrupted: '완료되기 전에 서버가 중지되었습니다. 다시 시작해 주세요',
    jobGone: '내보내기 또는 가져오기가 없습니다',
    importRunning: '이미 가져오기가 진행 중입니다. 끝날 때까지 기다리거나 취소하세요',
    notWaiting: '이 가져오기는 확인을 기다리고 있지 않습니다. 상태를 확인하거나 파일을 다시 가져오세요',
    contentGone: '이 가져오기의 내용이 더 이상 없습니다. 파일을 다시 가져오세요',
    nestedTooDeeply: (category) =>
      `이 가져오기의 일부 주소가 "${category}" 안에서는 너무 길어집니다. 덜 깊은 카테고리를 선택하세요`,
    notDone: '완료된 가져오기만 되돌릴 수 있습니다. 대신 취소하세요',
    notUndoable:
      '이 가져오기는 My Note가 되돌리기를 지원하기 전에 만들어졌습니다. 노트를 직접 휴지통으로 옮겨 주세요',
    import: {
      failed: '가져오기에 실패했습니다',
      toReview: '가져오기를 검토할 수 있습니다',
      ready: '가져오기가 완료되었습니다',
    },
    export: {
      failed: '내보내기에 실패했습니다',
      toReview: '내보내기를 검토할 수 있습니다',
      ready: '내보내기가 준비되었습니다',
    },
    wentWrong: '문제가 발생했습니다. 다시 시도해 주세요',
    confirm: '하루 안에 확인해 주세요',
    files: (count) => `파일 ${count}개`,
  },
  'api/import': {
    tooLarge: (megabytes) => `압축 파일은 최대 ${megabytes}MB까지 가능합니다. 나누어 각각 가져오세요`,
    notZip: '온전한 zip 파일이 아닙니다. 다시 만들어 시도해 주세요',
    damaged: (file) => `이 압축 파일의 "${file}"이(가) 손상되었습니다. 압축 파일을 다시 만들어 시도해 주세요`,
    encrypted: '이 압축 파일은 암호화되어 있습니다. 비밀번호 없이 만들어 주세요',
    compression: (file) =>
      `"${file}"은(는) 지원하지 않는 압축 방식을 씁니다. 일반적인 방식으로 압축 파일을 만드세요`,
    outside: (file) => `"${file}"이(가) 압축 파일 밖을 가리킵니다. 삭제하거나 압축 파일을 다시 만드세요`,
    tooManyFiles: (count) =>
      `이 압축 파일에는 파일이 ${number(count)}개보다 많습니다. 나누어 각각 가져오세요`,
    tooManyItems: (count) =>
      `이 압축 파일에는 폴더와 노트가 ${number(count)}개보다 많습니다. 나누어 각각 가져오세요`,
    tooManyArchives: (count) =>
      `이 압축 파일에는 압축 파일이 ${count}개보다 많습니다. 압축을 풀고 하나씩 가져오세요`,
    unpacksTooLarge: (megabytes) => `이 압축 파일은 풀면 ${megabytes}MB를 넘습니다. 나누어 각각 가져오세요`,
    noteTooLong: (file) => `"${file}"은(는) 노트로 쓰기에 너무 깁니다. 나누어 주세요`,
    factsTooLong: (file) => `"${file}"의 처음 두 "---" 사이의 블록이 16KB를 넘습니다. 줄여 주세요`,
    manifestTooLong: (file) => `이 압축 파일의 ${file} 파일이 2MB를 넘습니다. 순서에서 이름을 줄여 주세요`,
    notText: (file) => `"${file}"은(는) UTF-8 텍스트가 아닙니다. UTF-8로 저장하거나 제외하세요`,
    nestedTooDeeply: (file) => `"${file}"이(가) 너무 깊이 중첩되었습니다. 이름을 줄이거나 폴더를 줄여 주세요`,
    pageNested: (file) =>
      `페이지 "${file}"이(가) 너무 깊이 중첩되었습니다. 원래 앱에서 텍스트를 새 노트로 복사하세요`,
    tooManyFolders: (file, max) =>
      `"${file}"이(가) ${max}단계가 넘는 폴더 안에 있습니다. 더 얕은 폴더로 옮겨 주세요`,
    noNotes:
      '이 압축 파일에는 노트가 없습니다. Markdown, HTML, 또는 Apple Notes, Bear, Docmost, Evernote, Google Keep, Joplin, Logseq, Memos, Notion, Obsidian, OneNote, Outline, Simplenote, Standard Notes, Trilium에서 내보낸 파일을 가져올 수 있습니다',
    newerProgram: '이 압축 파일은 더 새로운 My Note에서 만들어졌습니다. 먼저 이 My Note를 업데이트하세요',
    untitled: '제목 없음',
    notConfirmed: '하루 안에 확인되지 않아 가져오기가 삭제되었습니다. 파일을 다시 가져오세요',
    metaTooLong: (file) => `이 압축 파일의 ${file} 파일이 40MB를 넘습니다. 나누어 내보내고 하나씩 가져오세요`,
    metaTooDeep: (levels) =>
      `이 압축 파일의 노트가 ${levels}단계보다 깊이 있습니다. 위로 옮겨 다시 내보내세요`,
    metaUnreadable: (file) => `이 압축 파일의 ${file} 파일을 읽을 수 없습니다. 다시 내보내 시도해 주세요`,
    declaresEntities: (file) =>
      `"${file}"에 엔티티 선언이 있습니다. Evernote 내보내기에는 없는 것입니다. 다시 내보내세요`,
    notEvernote: (file) => `"${file}"은(는) Evernote 내보내기가 아닙니다. 노트북을 다시 내보내세요`,
    notMemos: (file) => `"${file}"은(는) 온전한 Memos 기록이 아닙니다`,
    noPage: (file) => `"${file}"에 페이지가 없습니다. 웹 아카이브로 다시 저장하세요`,
    jsonTooLong: (file, megabytes) => `"${file}"이(가) ${megabytes}MB를 넘습니다. 노트를 나누어 내보내세요`,
    standardNotesEncrypted:
      '이 Standard Notes 백업은 암호화되어 있습니다. Standard Notes에서 Preferences, Backups를 열고 "Decrypted"를 선택한 다음 그 파일을 가져오세요',
  },
  'api/import-warnings': {
    endsInMiddle: '중간에 끝나서 뒷부분이 없습니다. 다시 내보내세요',
    reminder: '미리 알림이 유지되지 않았습니다',
    fileMissing: '내보내기에 파일이 없습니다',
    visibility: '공개 범위가 유지되지 않았습니다',
    reactions: '반응이 유지되지 않았습니다',
    comment: (on) => `${on}에 대한 댓글`,
    star: '별표가 유지되지 않았습니다',
    notInBackup: '백업에 파일이 없습니다',
    asCode: '다른 편집기의 노트는 코드로 표시됩니다',
    noNoteShowsIt: '이 파일을 표시하는 노트가 없습니다',
    drawing: '그림이 이미지로 바뀌었습니다',
    lock: '잠금이 유지되지 않았습니다',
    damagedFacts: '손상되어 날짜, 아이콘, 페이지 순서가 없습니다',
    keepTrash: 'Google Keep의 휴지통에 있었습니다',
    color: '색상이 유지되지 않았습니다',
    pictureMissing: '압축 파일에 이미지가 없습니다',
    blockMissing: '없는 블록을 가리키는 참조',
    logseqSettings: 'Logseq 설정',
    inTrashOf: (program) => `${program}의 휴지통에 있었습니다`,
    partOfNote: '노트 일부로 가는 링크가 노트 전체로 연결됩니다',
    onlyObsidian: 'Obsidian에서만 볼 수 있습니다',
    mention: '멘션이 텍스트로 바뀌었습니다',
    columns: (count) => `표의 처음 ${count}개 열만 유지되었습니다`,
    rows: (count) => `표의 처음 ${count}개 행만 노트에 들어갑니다`,
    label: '레이블 또는 관계가 유지되지 않았습니다',
    clone: '복제: 노트 자체는 첫 번째 위치에 있습니다',
    pageOfExport: '노트가 아닌 내보내기의 페이지',
    noText: '텍스트가 없습니다',
    notMarkdown: 'Markdown이 아닙니다. Trilium에서 Markdown으로 내보내세요',
    ofKind: (kind) => `"${kind}" 종류의 노트`,
    hiddenFolder: '노트가 없는 숨김 폴더',
    hiddenFile: '숨김 파일',
    obsidianSettings: 'Obsidian 설정',
    deletedThere: '원래 앱에서 삭제된 것',
    programs: '프로그램 폴더',
    symbolicLink: '심볼릭 링크(따라가지 않음)',
    sameName: '압축 파일의 앞부분에 이름이 같은 다른 파일이 있습니다',
    besideParts: '내보내기의 각 부분 옆에 있으며, 각 부분만 읽습니다',
    otherPart: '다른 부분에 이름이 같은 다른 파일이 있습니다',
    renamed: '이름이 바뀌었습니다',
    titleShortened: '제목이 짧아졌습니다',
    tooComplex: '너무 복잡해서 표시할 수 없으므로 일반 텍스트가 됩니다',
    encryptedText: '암호화된 텍스트가 제외되었습니다. Evernote에서 암호를 풀고 노트를 다시 내보내세요',
    encryptedInEvernote: 'Evernote에서 암호화됨',
    textColors: '텍스트 색상이 유지되지 않았습니다',
    mergedCells: '표의 병합된 셀이 나뉘었습니다',
    tag: '태그가 유지되지 않았습니다',
    pictureKind: '알 수 없는 종류의 이미지가 제외되었습니다',
    publicAddress: '공개 주소가 유지되지 않았습니다',
    wasShared: '다른 사람과 공유되어 있었습니다',
    linkMissing: '백업에 없는 것을 가리키는 링크가 있습니다',
    deadLink: '링크의 대상이 없습니다',
  },
} satisfies Partial<ApiCatalogue>;
