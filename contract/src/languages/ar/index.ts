import { numberFormat } from '../../language/index.ts';
import type { ContractCatalogue } from '../catalogue.ts';
import { messages } from './messages.ts';

const number = numberFormat();

export const catalogue: ContractCatalogue = {
  ...messages,
  'contract/html': {
    footnotes: 'الحواشي',
    footnote: (index) => `الحاشية ${number(index)}`,
    footnoteBack: (index, time) =>
      time === undefined
        ? `العودة إلى المرجع ${number(index)}`
        : `العودة إلى المرجع ${number(index)}، الموضع ${number(time)}`,
    properties: 'الخصائص',
    plainText:
      'تُعرض هذه الملاحظة كنص عادي لأن تنسيق Markdown فيها متداخل بعمق زائد أو يستغرق عرضه وقتًا طويلًا.',
  },
};
