import { headingOf } from '../../plan/import-names.rules.ts';
import { NOTE } from '../../plan/import-plan.rules.ts';
import type { Format } from '../model/format.port.ts';
import { planFolders } from '../model/plan-folders.rules.ts';
import { findByPath, relink } from '../model/relink.rules.ts';
import type { Vault } from '../model/vault.reader.ts';
import { mapProse } from '../text/prose.parser.ts';

/** Folders of Markdown, of no known program. */
export function markdownFormat(vault: Vault): Format {
  const texts = [...vault.files].filter((file) => NOTE.test(file));
  return {
    texts,
    plan: (survey, ids) => planFolders(vault.files, texts, survey, ids),
    finder: findByPath,
    convert: ({ name, title, text }, links) => ({
      title: title ?? headingOf(text) ?? name,
      text: mapProse(text, (prose) => relink(prose, links)),
    }),
  };
}
