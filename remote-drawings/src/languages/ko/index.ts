import type { RemoteDrawingsCatalogue } from '../catalogue.ts';

export const catalogue: RemoteDrawingsCatalogue = {
  drawings: {
    drawing: '그림',
    drawingOf: (words) => `그림: ${words}`,
    empty: '빈 그림이에요.',
    broken: '이 그림을 표시할 수 없어요.',
    insert: {
      label: '그림',
      hint: '도형, 화살표, 글자로 그리는 스케치',
      keywords: '스케치 화이트보드 손그림 도형 excalidraw drawing sketch whiteboard shapes canvas',
    },
    editor: {
      save: '저장',
      menu: '그림 배경',
      loading: '캔버스 불러오는 중…',
      failed: '캔버스를 불러오지 못했어요. 연결을 확인하고 그림을 다시 열어 주세요.',
      unreadable: '이 그림을 읽을 수 없어요. 대신 소스를 편집하세요.',
      tooMuch: '그림이 너무 커서 노트에 저장할 수 없어요. 일부를 지워 주세요.',
      unstored: '그림 안의 이미지와 웹페이지는 노트에 저장할 수 없어요. 제거한 다음 저장하세요.',
    },
  },
};
