/**
 * An exposed module takes its own new versions in and tells the page, which loads it anew in place
 * (`my-note:remote-updated`). For one remote in development beside a production page, where there is nothing
 * to refresh single components with.
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
