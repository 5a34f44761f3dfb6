import { createRequire } from 'node:module';
import path from 'node:path';
import { config } from '@my-note/remote-build/webpack';
import CopyPlugin from 'copy-webpack-plugin';

const require = createRequire(import.meta.url);
const own = (/** @type {string} */ file) => path.join(import.meta.dirname, 'bundle', file);
const excalidraw = path.dirname(require.resolve('@excalidraw/excalidraw'));

/** Buttons have the font of the page; the handwriting for Chinese has 13 MB. */
const FONTS = '!(Assistant|Xiaolai)/*.woff2';

/** Its other languages, what it does with pictures, and the worker that cuts fonts down. */
const LEFT_OUT = /locales\/(?!en-)|subset-worker|\/image-\w+\.js$|^image-blob-reduce$|^pica$/;

/**
 * Excalidraw as part of a site of its own: its fonts are files of the remote, its styles stay on the canvas, and what a
 * drawing in a note has no use for is left out.
 * @param {ReturnType<typeof config>} base
 * @returns {ReturnType<typeof config>}
 */
const withExcalidraw = (base) => ({
  ...base,
  resolve: {
    ...base.resolve,
    alias: {
      ...base.resolve?.alias,
      // The same files in development: the loader of fonts reads minified ones.
      '@excalidraw/excalidraw$': path.join(excalidraw, 'index.js'),
      '@excalidraw/excalidraw/index.css$': path.join(excalidraw, 'index.css'),
      '@excalidraw/mermaid-to-excalidraw$': own('no-mermaid.mjs'),
    },
  },
  module: {
    ...base.module,
    rules: [
      ...(base.module?.rules ?? []),
      {
        include: excalidraw,
        test: /\.js$/,
        // A picture alone needs none of the canvas.
        sideEffects: false,
        resolve: { fullySpecified: false },
        loader: own('own-fonts.cjs'),
      },
      {
        include: excalidraw,
        test: /\.css$/,
        use: [
          {
            loader: require.resolve('@my-note/remote-build/scope-styles'),
            options: { name: 'drawings', within: 'drawings-canvas' },
          },
          own('page-font.cjs'),
        ],
      },
    ],
  },
  plugins: [
    ...(base.plugins ?? []),
    new CopyPlugin({ patterns: [{ context: path.join(excalidraw, 'fonts'), from: FONTS, to: 'fonts' }] }),
    {
      apply(compiler) {
        const { IgnorePlugin, NormalModuleReplacementPlugin } = compiler.webpack;
        new IgnorePlugin({ resourceRegExp: LEFT_OUT, contextRegExp: /excalidraw/ }).apply(compiler);
        new NormalModuleReplacementPlugin(/subset-shared\.chunk\.js$/, own('whole-font.mjs')).apply(compiler);
      },
    },
  ],
});

export default (/** @type {object} */ env) =>
  withExcalidraw(config({ dir: import.meta.dirname, name: 'remote-drawings', ...env }));
