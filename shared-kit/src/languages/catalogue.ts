import type { Translation } from '@my-note/contract/language';
import type { embedTexts } from '../markdown/embeds/texts.ts';
import type { fenceTexts } from '../markdown/fences/texts.ts';
import type { fileTexts } from '../markdown/files/texts.ts';
import type { formTexts } from '../ui/forms/texts.ts';
import type { httpTexts } from '../http/texts.ts';
import type { iconTexts } from '../items/icon/texts.ts';
import type { keyTexts } from '../keys/texts.ts';
import type { kitTexts } from '../texts.ts';
import type { markdownTexts } from '../markdown/texts.ts';

/** The texts of this package, by the names of their groups. Each language has all of them. */
export interface SharedKitCatalogue {
  'kit': Translation<typeof kitTexts>;
  'kit/embeds': Translation<typeof embedTexts>;
  'kit/fences': Translation<typeof fenceTexts>;
  'kit/files': Translation<typeof fileTexts>;
  'kit/forms': Translation<typeof formTexts>;
  'kit/http': Translation<typeof httpTexts>;
  'kit/icon': Translation<typeof iconTexts>;
  'kit/keys': Translation<typeof keyTexts>;
  'kit/markdown': Translation<typeof markdownTexts>;
}
