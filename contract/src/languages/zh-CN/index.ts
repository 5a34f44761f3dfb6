import type { ContractCatalogue } from '../catalogue.ts';
import { messages } from './messages.ts';

export const catalogue: ContractCatalogue = {
  ...messages,
  'contract/html': {
    footnotes: '脚注',
    footnote: (number) => `脚注 ${number}`,
    footnoteBack: (number, time) =>
      time === undefined ? `返回引用 ${number}` : `返回引用 ${number} 的第 ${time} 处`,
    properties: '属性',
    plainText: '这条笔记以纯文本显示：其中的 Markdown 嵌套过深，或显示所需时间过长。',
  },
};
