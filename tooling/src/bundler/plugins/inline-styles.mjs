import HtmlWebpackPlugin from 'html-webpack-plugin';

const NAME = 'InlineStylesPlugin';

/** Puts the first style sheets into the page: a request of their own would hold back the first paint. */
export class InlineStylesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap(NAME, (data) => {
        data.headTags = data.headTags.map((tag) => {
          const { rel, href } = tag.attributes;
          const sheet =
            rel === 'stylesheet' ? compilation.getAsset(String(href).replace(/^\//, '')) : undefined;
          if (!sheet) return tag;
          const innerHTML = minimized(sheet.source.source().toString());
          return HtmlWebpackPlugin.createHtmlTagObject('style', {}, innerHTML);
        });
        return data;
      });
    });
  }
}

/** @param {string} css */
const minimized = (css) => css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s*\n\s*/g, '');
