import type { ContractCatalogue } from '../catalogue.ts';
import { messages } from './messages.ts';

export const catalogue: ContractCatalogue = {
  ...messages,
  'contract/html': {
    footnotes: 'Fußnoten',
    footnote: (number) => `Fußnote ${number}`,
    footnoteBack: (number, time) =>
      `Zurück zum Verweis ${number}${time === undefined ? '' : `, Stelle ${time}`}`,
    properties: 'Eigenschaften',
    plainText:
      'Diese Notiz wird als reiner Text angezeigt: Ihr Markdown ist zu tief verschachtelt oder die Darstellung würde zu lange dauern.',
  },
};
