import type { ContractCatalogue } from '../catalogue.ts';
import { messages } from './messages.ts';

export const catalogue: ContractCatalogue = {
  ...messages,
  'contract/html': {
    footnotes: '각주',
    footnote: (number) => `각주 ${number}`,
    footnoteBack: (number, time) =>
      time === undefined
        ? `참조 ${number}번으로 돌아가기`
        : `참조 ${number}번(${time}번째 위치)으로 돌아가기`,
    properties: '속성',
    plainText:
      'Markdown이 너무 깊게 중첩되어 있거나 표시하는 데 너무 오래 걸려서 이 노트를 일반 텍스트로 보여드려요.',
  },
};
