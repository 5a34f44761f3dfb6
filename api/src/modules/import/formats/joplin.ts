import { NOTE } from '../import-plan.ts';
import type { Format } from './format.ts';
import { planFolders } from './plan-folders.ts';
import { mapProse } from './prose.ts';
import { findByPath, relink } from './relink.ts';
import { withoutTitle } from './title-line.ts';
import type { Vault } from './vault.ts';

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
