import { MAX_FRONT_MATTER, parseBlock, splitBlock } from '../../../../items/text.ts';
import { NOTE } from '../../plan/import-plan.rules.ts';
import type { Format } from '../model/format.port.ts';
import { planFolders } from '../model/plan-folders.rules.ts';
import { findByPath, relink } from '../model/relink.rules.ts';
import type { Vault } from '../model/vault.reader.ts';
import { mapProse } from '../text/prose.parser.ts';
import { tagOf } from '../text/tag-of-label.rules.ts';
import { withoutTitle } from '../text/title-line.rules.ts';

/** The folder of attached files, which may be Markdown. */
export const RESOURCES = '_resources/';

/** Joplin's export as Markdown, with front matter or without: folders of notes, and one of resources. */
export function joplinFormat(vault: Vault): Format {
  const texts = [...vault.files].filter((file) => NOTE.test(file) && !file.startsWith(RESOURCES));
  return {
    texts,
    writesFront: true,
    frontMatter: withTags,
    plan: (survey, ids) => planFolders(vault.files, texts, survey, ids),
    finder: findByPath,
    convert({ name, title = name, text }, links) {
      const body = withoutTitle(text, title);
      return { title, text: mapProse(body, (prose) => relink(prose, links)) };
    },
  };
}

/** Tags of Joplin may have spaces. */
function withTags(block: string): string {
  const { yaml = '' } = splitBlock(block);
  if (!/^tags:/m.test(yaml) || yaml.length > MAX_FRONT_MATTER) return block;
  const { document, values, write } = parseBlock(yaml);
  if (!Array.isArray(values.tags)) return block;
  document.set(
    'tags',
    values.tags.map((tag) => tagOf(String(tag)) ?? String(tag)),
  );
  return `---\n${write()}---\n\n`;
}
