import { existsSync } from 'node:fs';
import path from 'node:path';
import { PageTemplatesPlugin } from '@my-note/remote-build/page-templates';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import { declaredRemotes } from '../workspace/paths.mjs';
import { ITEMS, KEYS, PAGES, TREE } from './host-groups.mjs';
import { EarlyScriptPlugin } from './plugins/early-script.mjs';
import { InlineStylesPlugin } from './plugins/inline-styles.mjs';

// Fonts of the first screen, preloaded because the browser finds them only in the style sheet.
const FIRST_FONTS = /source-(sans-3|serif-4)-latin-wght-normal\..*woff2$/;
// What the service worker precaches for the shell without a connection: page, scripts, styles, and Latin fonts, but not
// code highlighting, charts, telemetry, the page about the app, frames of isolated remotes, and Firebase.
const SHELL =
  /^(index\.html|early\.js|favicon\.svg|assets\/(?!code-|firebase-|charts|telemetry|about|isolated).*\.(js|css)|assets\/source-(sans-3|serif-4)-latin-wght-normal\..*woff2)$/;

// In the page, and not among the headers of a server: it belongs to the build that has the default policy
// (host/src/platform/security/trusted-types.ts), as has the one that makes frames of isolated remotes. Policies of others:
// DOMPurify, the editor's clipboard, Google's sign-in window.
const POLICIES = 'default dompurify ProseMirrorClipboard gapi#gapi goog#html isolated';
const TRUSTED_TYPES = `require-trusted-types-for 'script'; trusted-types ${POLICIES} 'allow-duplicates'`;

/**
 * Makes a page of the host's bundle: index.html, the script before it, the folder `public`,
 * and the pages that the workspace's remotes declare.
 * @param {string} dir
 * @param {boolean} dev
 */
export function hostPage(dir, dev) {
  const early = path.join(dir, 'src/early/index.ts');
  const worker = path.join(dir, 'src/platform/service-worker/sw.ts');
  const publicFolder = path.join(dir, 'public');
  return [
    ...(existsSync(publicFolder) ? [new CopyPlugin({ patterns: [publicFolder] })] : []),
    new webpack.DefinePlugin({ DECLARED_REMOTES: JSON.stringify(declaredRemotes()) }),
    ...(existsSync(early) ? [new EarlyScriptPlugin({ entry: early, filename: 'early.js' })] : []),
    new HtmlWebpackPlugin({
      template: path.join(dir, 'src/index.html'),
      scriptLoading: 'defer',
      minify: dev ? false : { collapseWhitespace: true, removeComments: true, keepClosingSlash: true },
      templateParameters: (compilation) => ({
        fonts: firstFonts(compilation),
        parts: dev ? [] : filesOf(compilation, [ITEMS, PAGES]),
        menuParts: dev ? [] : filesOf(compilation, [TREE]),
        nextParts: dev ? [] : filesOf(compilation, [KEYS]),
        // A development build runs its modules by eval.
        trustedTypes: dev ? '' : TRUSTED_TYPES,
      }),
    }),
    ...(dev ? [] : [new InlineStylesPlugin(), new PageTemplatesPlugin(dir, { withGlobals: true })]),
    ...(dev || !existsSync(worker) ? [] : [serviceWorker(worker)]),
  ];
}

/**
 * The document of the frame that runs an isolated remote.
 * @param {string} dir
 */
export const framePage = (dir) => [
  // A frame has no pages but the remote's.
  new webpack.DefinePlugin({ DECLARED_REMOTES: '[]' }),
  new HtmlWebpackPlugin({
    template: path.join(dir, 'src/isolated/isolated.html'),
    filename: 'isolated.html',
    scriptLoading: 'defer',
    minify: { collapseWhitespace: true, removeComments: true, keepClosingSlash: true },
  }),
  new InlineStylesPlugin(),
];

/** @param {string} swSrc */
const serviceWorker = (swSrc) =>
  new InjectManifest({
    swSrc,
    swDest: 'sw.js',
    include: [SHELL],
    // Hashed names need no revision beside them.
    dontCacheBustURLsMatching: /^\/?assets\//,
    maximumFileSizeToCacheInBytes: 4_000_000,
  });

/** @param {import('webpack').Compilation} compilation */
function firstFonts(compilation) {
  return compilation
    .getAssets()
    .map((asset) => asset.name)
    .filter((name) => FIRST_FONTS.test(name))
    .map((name) => `/${name}`);
}

/**
 * Scripts of chunks, to be downloaded before the host asks for them.
 * @param {import('webpack').Compilation} compilation
 * @param {string[]} chunks
 * @returns {string[]}
 */
const filesOf = ({ namedChunks }, chunks) =>
  chunks
    .flatMap((name) => [...(namedChunks.get(name)?.files ?? [])])
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/${file}`);
