import type { Translation } from '../language/index.ts';
import type { htmlTexts } from '../markdown/html/texts.ts';

/** The texts of this package, by the names of their groups. Each language has all of them. */
export interface ContractCatalogue {
  'contract/html': Translation<typeof htmlTexts>;
}
