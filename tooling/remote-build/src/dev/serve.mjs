import WebpackDevServer from 'webpack-dev-server';
import { bundlerOf } from '../build.mjs';
import { overlay, showTypeErrors } from './overlay.mjs';

/**
 * Compiles a remote with hot reload and serves it to a page of production builds, which loads it as an override.
 * @param {string} dir folder of the remote
 * @param {number} port
 * @param {string} site host name of the page
 * @returns {Promise<string>} address of its manifest
 */
export async function serveRemote(dir, port, site) {
  const { bundler, config } = await bundlerOf(dir, { mode: 'development', serve: 'single' });
  const compiler = bundler(config);
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      // The page may hold unsaved text.
      liveReload: false,
      static: false,
      client: { overlay, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
      headers: { 'access-control-allow-origin': '*' },
      allowedHosts: ['localhost', site],
    },
    compiler,
  );
  await server.start();
  await new Promise((resolve) => server.middleware?.waitUntilValid(resolve));
  showTypeErrors(server, compiler, dir);
  return `http://localhost:${port}/mf-manifest.json`;
}

/**
 * The address of a site that loads remotes from elsewhere.
 * @param {string} site
 * @param {Map<string, string>} manifests by the name of the remote
 */
export function withOverrides(site, manifests) {
  const address = new URL(site);
  for (const [name, manifest] of manifests) address.searchParams.set(`remote.${name}`, manifest);
  return decodeURIComponent(address.href);
}
