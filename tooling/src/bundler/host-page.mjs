import { existsSync } from 'node:fs';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { InjectManifest } from 'workbox-webpack-plugin';
import { packageOf, root } from '../workspace/paths.mjs';
import { StaticFilesPlugin } from './plugins/static-files.mjs';

// The faces of the first screen. The browser would otherwise find them only after the style sheet.
const FIRST_FONTS = /source-sans-3-latin-wght-normal\..*woff2$/;
// What the shell needs without a connection: its page, its scripts and styles, and the faces of Latin text.
// The colours of code (code-*), charts, telemetry and what is said about the app it can do without, and
// who uses Firebase keeps its SDK as it comes.
const SHELL =
  /^(index\.html|theme-init\.js|favicon\.svg|assets\/(?!code-|firebase-|charts|telemetry|about).*\.(js|css)|assets\/source-(sans-3|serif-4)-latin-wght-normal\..*woff2)$/;

// In the page, and not among the headers of a server: it belongs to the build that has the default policy
// (host/src/platform/security/trusted-types.ts). Policies of others: DOMPurify, the editor's clipboard, Google's sign-in window.
const POLICIES = 'default dompurify ProseMirrorClipboard gapi#gapi goog#html';
const TRUSTED_TYPES = `require-trusted-types-for 'script'; trusted-types ${POLICIES} 'allow-duplicates'`;

/**
 * What turns the host's bundle into a page: index.html, the theme script, and the folder `public`.
 * @param {string} dir
 * @param {boolean} dev
 */
export function hostPage(dir, dev) {
  const theme = path.join(dir, 'src/theme-init.js');
  const worker = path.join(dir, 'src/platform/service-worker/sw.ts');
  return [
    new StaticFilesPlugin({ folder: path.join(dir, 'public'), files: existsSync(theme) ? [theme] : [] }),
    new HtmlWebpackPlugin({
      template: path.join(dir, 'src/index.html'),
      scriptLoading: 'defer',
      minify: dev ? false : { collapseWhitespace: true, removeComments: true, keepClosingSlash: true },
      templateParameters: (compilation) => ({
        fonts: firstFonts(compilation),
        parts: dev ? [] : remoteParts(compilation),
        // A development build runs its modules by eval.
        trustedTypes: dev ? '' : TRUSTED_TYPES,
      }),
    }),
    ...(dev || !existsSync(worker) ? [] : [serviceWorker(worker)]),
  ];
}

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

// Lazy entries of the kit that pages of remotes are made of, beside what is in the first load.
const OF_REMOTES = ['./forms', './items', './lists', './markdown', './overlays'];

/**
 * The files that hold what pages of remotes take from the kit: known here, long before the host has started and
 * asks for them.
 * @param {import('webpack').Compilation} compilation
 * @returns {string[]}
 */
function remoteParts({ modules, chunkGraph }) {
  const kit = path.join(root, 'shared-kit');
  const { exports = {} } = packageOf(kit);
  const wanted = new Set(OF_REMOTES.map((entry) => path.join(kit, exports[entry] ?? '')));
  const files = [...modules]
    .filter((module) => wanted.has(resourceOf(module) ?? ''))
    .flatMap((module) => [...chunkGraph.getModuleChunksIterable(module)])
    // A file may be part of larger things too; the smallest is the entry alone.
    .flatMap((chunk) => [...chunk.groupsIterable].map((group) => group.getFiles()).sort(byLength)[0] ?? [])
    .filter((file) => file.endsWith('.js'));
  return [...new Set(files)].map((file) => `/${file}`);
}

/** @type {(a: string[], b: string[]) => number} */
const byLength = (a, b) => a.length - b.length;

/**
 * Modules that are joined into one go by the name of the first.
 * @param {import('webpack').Module & { rootModule?: { resource?: string }, resource?: string }} module
 */
const resourceOf = (module) => (module.rootModule ?? module).resource;
