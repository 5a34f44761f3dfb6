// biome-ignore lint/style/noRestrictedImports: by this name, a remote with a copy of this folder takes the shared module
import { translated } from '@my-note/contract/language';

/** What is wrong with a search. */
export const searchTexts = translated('contract/search', {
  hasTakes: (value: string) => `has: takes task, image, or file, not “${value}”`,
  takesDay: (kind: string, value: string) =>
    `${kind}: takes a day such as ${kind}:2026-12-01, not “${value}”`,
  noCategory: (name: string) =>
    `There is no category “${name}”. Write its title or its path, such as in:"Work/Log"`,
});
