import { NOTE } from '../../read/import-plan.ts';
import type { Format } from '../model/format.ts';
import { planFolders } from '../model/plan-folders.ts';
import { findByPath, relink } from '../model/relink.ts';
import type { Vault } from '../model/vault.ts';
import { mapProse } from '../text/prose.ts';
import { withoutTitle } from '../text/title-line.ts';

/** Files that notes show lie here, Markdown files as well. */
export const RESOURCES = '_resources/';

/** Joplin's export as Markdown, with front matter or without: folders of notes, and one of resources. */
export function joplinFormat(vault: Vault): Format {
  const texts = [...vault.files].filter((file) => NOTE.test(file) && !file.startsWith(RESOURCES));
  return {
    source: 'joplin',
    texts,
    writesFront: true,
    plan: (survey, ids) => planFolders(vault, texts, survey, ids),
    finder: findByPath,
    convert({ name, title = name, text }, links) {
      const body = withoutTitle(text, title);
      return { title, text: mapProse(body, (prose) => relink(prose, links)) };
    },
  };
}
