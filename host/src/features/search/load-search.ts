/** The search, which the page loads together with everything else that waits until it is idle. */
export const loadSearch = () =>
  import(/* webpackChunkName: "idle" */ './search-dialog.tsx').then(({ SearchDialog }) => SearchDialog);
