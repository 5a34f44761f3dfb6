import type { accountTexts } from '../account/texts.ts';
import type { itemTexts } from '../items/texts.ts';
import type { Translation } from '../language/index.ts';
import type { htmlTexts } from '../markdown/html/texts.ts';
import type { searchTexts } from '../search-text/texts.ts';
import type { siteTexts } from '../site/texts.ts';
import type { transferTexts } from '../transfer/texts.ts';

/** The texts of this package, by the names of their groups. Each language has all of them. */
export interface ContractCatalogue {
  'contract/account': Translation<typeof accountTexts>;
  'contract/html': Translation<typeof htmlTexts>;
  'contract/items': Translation<typeof itemTexts>;
  'contract/search': Translation<typeof searchTexts>;
  'contract/site': Translation<typeof siteTexts>;
  'contract/transfer': Translation<typeof transferTexts>;
}
