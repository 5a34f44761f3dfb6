/**
 * An exposed module accepts its own updates and dispatches `my-note:remote-updated`, on which the page reloads it in
 * place: a production page has no refresh runtime for single components.
 * @this {import('webpack').LoaderContext<{ remote: string }>}
 * @param {string} source
 */
module.exports = function hotExpose(source) {
  const detail = JSON.stringify({ remote: this.getOptions().remote });
  return `${source}
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  import.meta.webpackHot.dispose((data) => { data.replaced = true; });
  if (import.meta.webpackHot.data?.replaced) {
    dispatchEvent(new CustomEvent('my-note:remote-updated', { detail: ${detail} }));
  }
}
`;
};
