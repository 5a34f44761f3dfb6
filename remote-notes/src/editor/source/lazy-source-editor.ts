/** The source editor's code. An object, so that a test can stand in for a network that fails. */
export const sourceEditor = {
  load: () => import(/* webpackChunkName: 'source-editor' */ './source-editor.ts'),
};
