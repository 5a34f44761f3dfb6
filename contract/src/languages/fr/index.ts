import type { ContractCatalogue } from '../catalogue.ts';
import { messages } from './messages.ts';

export const catalogue: ContractCatalogue = {
  ...messages,
  'contract/html': {
    footnotes: 'Notes de bas de page',
    footnote: (number) => `Note de bas de page ${number}`,
    footnoteBack: (number, time) =>
      `Retour à l’appel de note ${number}${time === undefined ? '' : `, occurrence ${time}`}`,
    properties: 'Propriétés',
    plainText:
      'Cette note s’affiche en texte brut : son Markdown est trop imbriqué, ou serait trop long à mettre en forme.',
  },
};
