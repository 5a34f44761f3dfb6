/** Loads the tree, for signed-in users only; started early so that it is ready when the list is. */
export const loadMenuTree = () => import('./menu-tree.tsx').then(({ MenuTree }) => MenuTree);

/** Home, Recent and Pinned above it. */
export const loadQuickLinks = () => import('./quick/quick-links.tsx').then(({ QuickLinks }) => QuickLinks);
