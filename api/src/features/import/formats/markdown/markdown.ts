import { headingOf } from '../../read/import-names.ts';
import { NOTE } from '../../read/import-plan.ts';
import type { Format } from '../model/format.ts';
import { planFolders } from '../model/plan-folders.ts';
import { findByPath, relink } from '../model/relink.ts';
import type { Vault } from '../model/vault.ts';
import { mapProse } from '../text/prose.ts';

/** Any folders of Markdown. */
export function markdownFormat(vault: Vault): Format {
  const texts = [...vault.files].filter((file) => NOTE.test(file));
  return {
    source: 'markdown',
    texts,
    plan: (survey, ids) => planFolders(vault, texts, survey, ids),
    finder: findByPath,
    convert: ({ name, title, text }, links) => ({
      title: title ?? headingOf(text) ?? name,
      text: mapProse(text, (prose) => relink(prose, links)),
    }),
  };
}
