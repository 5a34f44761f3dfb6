/** Loads the tree, for signed-in users only; started early so that it is ready when its first rows are. */
export const loadMenuTree = () => import('./sidebar-tree.tsx').then(({ SidebarTree }) => SidebarTree);

/** Home, Recent and Pinned above it. */
export const loadQuickLinks = () => import('./quick/quick-links.tsx').then(({ QuickLinks }) => QuickLinks);
