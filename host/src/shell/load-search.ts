export const loadSearch = () =>
  import('../search/search-dialog.tsx').then(({ SearchDialog }) => SearchDialog);
