import type { Translation } from '@my-note/contract/language';
import type { texts } from '../texts.ts';

/** The texts of this package, by the names of their groups. Each language has all of them. */
export interface RemoteYoutubeCatalogue {
  'youtube': Translation<typeof texts>;
}
