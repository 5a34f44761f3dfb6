import type { ContractCatalogue } from '../catalogue.ts';
import { messages } from './messages.ts';

export const catalogue: ContractCatalogue = {
  ...messages,
  'contract/html': {
    footnotes: '脚注',
    footnote: (number) => `脚注${number}`,
    footnoteBack: (number, time) =>
      time === undefined ? `参照${number}に戻る` : `参照${number}に戻る（${time}か所目）`,
    properties: 'プロパティ',
    plainText:
      'このノートはプレーンテキストで表示しています。Markdownの入れ子が深すぎるか、表示に時間がかかりすぎるためです。',
  },
};
