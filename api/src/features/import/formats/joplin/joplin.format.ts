import { NOTE } from '../../plan/import-plan.rules.ts';
import type { Format } from '../model/format.port.ts';
import { planFolders } from '../model/plan-folders.rules.ts';
import { findByPath, relink } from '../model/relink.rules.ts';
import type { Vault } from '../model/vault.reader.ts';
import { mapProse } from '../text/prose.parser.ts';
import { withoutTitle } from '../text/title-line.rules.ts';

/** The folder of attached files, which may be Markdown. */
export const RESOURCES = '_resources/';

/** Joplin's export as Markdown, with front matter or without: folders of notes, and one of resources. */
export function joplinFormat(vault: Vault): Format {
  const texts = [...vault.files].filter((file) => NOTE.test(file) && !file.startsWith(RESOURCES));
  return {
    texts,
    writesFront: true,
    plan: (survey, ids) => planFolders(vault.files, texts, survey, ids),
    finder: findByPath,
    convert({ name, title = name, text }, links) {
      const body = withoutTitle(text, title);
      return { title, text: mapProse(body, (prose) => relink(prose, links)) };
    },
  };
}
