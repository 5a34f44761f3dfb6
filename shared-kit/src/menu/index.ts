export { buildMenu, createMenuBuilder, inOrder, passesPrefix } from './build-menu.ts';
export { isEmptyDraft, shownTitle } from './empty-draft.ts';
export type { MenuEntry } from './menu-entry.ts';
export { slugOfPath } from './paths.ts';
export { breadcrumbs, isCurrent, isOpen, siblingLinks } from './position.ts';
export { PrefixChip } from './prefix-chip.tsx';
export { requestedCategory } from './requested-category.ts';
export { usePrefix } from './use-prefix.ts';
