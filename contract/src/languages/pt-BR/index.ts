import type { ContractCatalogue } from '../catalogue.ts';
import { messages } from './messages.ts';

export const catalogue: ContractCatalogue = {
  ...messages,
  'contract/html': {
    footnotes: 'Notas de rodapé',
    footnote: (number) => `Nota de rodapé ${number}`,
    footnoteBack: (number, time) =>
      `Voltar à referência ${number}${time === undefined ? '' : `, ocorrência ${time}`}`,
    properties: 'Propriedades',
    plainText:
      'Esta nota aparece como texto simples: o Markdown dela tem níveis demais ou demoraria muito para ser exibido.',
  },
};
