import { NOTE } from '../../plan/import-plan.rules.ts';
import type { Format } from '../model/format.port.ts';
import { planFolders } from '../model/plan-folders.rules.ts';
import { findByPath, relink } from '../model/relink.rules.ts';
import type { Vault } from '../model/vault.reader.ts';
import { mapProse } from '../text/prose.parser.ts';

/** Markdown files that were made of what a program keeps in another form. */
export function translatedFormat(vault: Vault): Format {
  const texts = [...vault.files].filter((file) => NOTE.test(file));
  return {
    texts,
    writesFront: true,
    plan: (survey, ids) => planFolders(vault.files, texts, survey, ids),
    finder: findByPath,
    convert: ({ name, title = name, text }, links) => ({
      title,
      text: mapProse(text, (prose) => relink(prose, links)),
    }),
  };
}
