const importMenus = () => import(/* webpackChunkName: 'note-menus' */ './menus.ts');

export const loadMoreMenu = async () => (await importMenus()).MoreMenu;
export const loadLevelsMenu = async () => (await importMenus()).LevelsMenu;
export const loadNoteActionItems = async () => (await importMenus()).NoteActionItems;
