import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { languagesOf } from '@my-note/remote-build/exposes';
import { overlay, showTypeErrors } from '@my-note/remote-build/overlay';
import { contractNeeded } from '@my-note/remote-build/shared-modules';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { packageOf, remoteFoldersOf, root } from '../../src/workspace/paths.mjs';
import { integrityOfContent } from '../../src/workspace/site-files.mjs';

const FROM_API = ['/api', '/config.json', '/health', '/ready', '/openapi.json', '/docs', '/attachments'];

/**
 * Compiles a shell and remotes in one process and serves them from one port, with hot replacement across
 * federation. Requests for anything but code go to the service.
 * @param {{ port: number, api: string, shell?: string, remotes?: string[], checked?: string[] }} options folders of the
 * shell and the remotes; the host and all remotes by default. The types of those in `checked` are watched
 */
export async function startDevServer({
  port,
  api,
  shell = 'host',
  remotes = remoteFoldersOf(root),
  checked = [],
}) {
  const configs = await Promise.all([shell, ...remotes].map(developmentConfig));
  const compiler = webpack(configs);
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      // Compression would buffer the event stream.
      compress: false,
      static: false,
      client: { overlay, logging: 'warn' },
      historyApiFallback: { disableDotRule: true },
      proxy: [{ context: FROM_API, target: api }],
      setupMiddlewares: (middlewares, devServer) => [
        { name: 'registry', path: '/registry.json', middleware: registry(compiler, devServer, remotes) },
        ...middlewares,
      ],
    },
    compiler,
  );
  await server.start();
  for (const dir of checked) showTypeErrors(server, compiler, dir);
  return server;
}

/** @param {string} folder */
async function developmentConfig(folder) {
  const file = path.resolve(root, folder, 'webpack.config.mjs');
  const { default: make } = await import(pathToFileURL(file).href);
  return make({ mode: 'development', serve: 'together' });
}

/**
 * Responds with a registry of the current compilation, hashes included.
 * @param {import('webpack').MultiCompiler} compiler
 * @param {WebpackDevServer} devServer
 * @param {string[]} folders
 * @returns {import('webpack-dev-server').ExpressRequestHandler}
 */
function registry(compiler, devServer, folders) {
  return (_request, response) =>
    devServer.middleware?.waitUntilValid(() => {
      const remotes = folders.map((folder) => entryOf(compiler, folder));
      response.setHeader('cache-control', 'no-store');
      response.json({ schema: 1, revision: Date.now(), remotes });
    });
}

/**
 * @param {import('webpack').MultiCompiler} compiler
 * @param {string} folder
 */
function entryOf(compiler, folder) {
  const { myNote } = packageOf(path.resolve(root, folder));
  if (!myNote) throw new Error(`${folder} is not a remote: its package.json has no "myNote"`);
  const one = compiler.compilers.find((candidate) => candidate.name === path.basename(folder));
  /** @param {string} file */
  const pinned = (file) => ({
    url: `/remotes/${myNote.name}/dev/${file}`,
    integrity: integrityOfContent(
      Object(one?.outputFileSystem).readFileSync(path.resolve(root, folder, 'dist', file)),
    ),
  });
  return {
    name: myNote.name,
    scope: path.basename(folder).replaceAll('-', '_'),
    version: 'dev',
    manifest: pinned('mf-manifest.json'),
    entry: pinned('remoteEntry.js'),
    contract: `^${contractNeeded(path.resolve(root, folder))}`,
    routes: myNote.pages.map((page) => page.path),
    pages: myNote.pages.map((page) => ({ ...page, files: [] })),
    ...(myNote.setting ? { setting: myNote.setting } : {}),
    ...(myNote.fills ? { fills: myNote.fills } : {}),
    languages: languagesOf(path.resolve(root, folder)),
    ...(myNote.flag ? { flag: myNote.flag } : {}),
    previous: null,
  };
}
