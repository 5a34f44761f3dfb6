import HtmlWebpackPlugin from 'html-webpack-plugin';

const NAME = 'InlineStylesPlugin';

/**
 * Puts the first style sheets into the page: a request of their own would hold back the first paint. The fonts that the
 * page preloads are used when they are there with the first paint, or not before the next page: no text changes its font.
 */
export class InlineStylesPlugin {
  /** @param {RegExp} preloaded files of the fonts that the page preloads */
  constructor(preloaded) {
    this.preloaded = preloaded;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap(NAME, (data) => {
        data.headTags = data.headTags.map((tag) => {
          const { rel, href } = tag.attributes;
          const sheet =
            rel === 'stylesheet' ? compilation.getAsset(String(href).replace(/^\//, '')) : undefined;
          if (!sheet) return tag;
          const innerHTML = this.withOptionalFonts(sheet.source.source().toString());
          return HtmlWebpackPlugin.createHtmlTagObject('style', {}, innerHTML, { plugin: NAME });
        });
        return data;
      });
    });
  }

  /** @param {string} css */
  withOptionalFonts(css) {
    return css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s*\n\s*/g, '')
      .replace(/@font-face\s*\{[^}]*\}/g, (face) =>
        this.preloaded.test(face) ? face.replace(/font-display:\s*swap/, 'font-display:optional') : face,
      );
  }
}
