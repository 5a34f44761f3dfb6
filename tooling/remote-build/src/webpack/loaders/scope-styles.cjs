const { scopeStyles } = require('../../share/scope-styles.mjs');

/**
 * Keeps the style sheet of a library inside one element of the remote.
 * @this {import('webpack').LoaderContext<{ name: string, within: string }>}
 * @param {string} css
 */
module.exports = function scope(css) {
  return scopeStyles(css, this.getOptions());
};
