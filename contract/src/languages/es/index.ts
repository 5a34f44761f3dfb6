import type { ContractCatalogue } from '../catalogue.ts';
import { messages } from './messages.ts';

export const catalogue: ContractCatalogue = {
  ...messages,
  'contract/html': {
    footnotes: 'Notas al pie',
    footnote: (number) => `Nota al pie ${number}`,
    footnoteBack: (number, time) =>
      `Volver a la referencia ${number}${time === undefined ? '' : `, aparición ${time}`}`,
    properties: 'Propiedades',
    plainText:
      'Esta nota se muestra como texto sin formato: su Markdown tiene demasiados niveles o tardaría demasiado en mostrarse.',
  },
};
