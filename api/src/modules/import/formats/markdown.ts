import { headingOf } from '../import-names.ts';
import { NOTE } from '../import-plan.ts';
import type { Format } from './format.ts';
import { planFolders } from './plan-folders.ts';
import { mapProse } from './prose.ts';
import { findByPath, relink } from './relink.ts';
import type { Vault } from './vault.ts';

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
