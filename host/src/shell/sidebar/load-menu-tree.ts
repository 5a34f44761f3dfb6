/** The tree is fetched for signed-in users only; asked for at start, it is there when the list is. */
export const loadMenuTree = () => import('./menu-tree.tsx').then(({ MenuTree }) => MenuTree);
