export const loadSearch = () => import('./search-dialog.tsx').then(({ SearchDialog }) => SearchDialog);
