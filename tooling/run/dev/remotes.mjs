import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { packagesOf } from '../../src/workspace/packages.mjs';
import { root, siteDir } from '../../src/workspace/paths.mjs';
import { demandFree } from '../port.mjs';
import { build, describe } from '../prepare.mjs';

/**
 * Compiles single remotes with hot reload and overrides the published ones with them, in the built site or in one
 * that runs elsewhere and allows it (`REMOTE_OVERRIDES=on`).
 * @param {string[]} names
 * @param {import('./everything.mjs').Ports} ports the first remote gets `ports.remote`, each further one the next
 * @param {string} [site] address of a site that runs elsewhere
 */
export async function developRemotes(names, ports, site) {
  const packages = packagesOf(root, names);
  for (const index of packages.keys()) await demandFree(ports.remote + index, 'run dev');
  const page = site ?? (await startSite(ports.page));
  console.log('Compiling…');
  const address = new URL(page);
  for (const [index, { name, dir }] of packages.entries()) {
    const port = ports.remote + index;
    await startRemote(dir, port, address.hostname);
    address.searchParams.set(`remote.${name}`, `http://localhost:${port}/mf-manifest.json`);
  }
  const readable = decodeURIComponent(address.href);
  console.log(`Open ${readable}\nWhat you change in ${names.join(', ')} shows there immediately.`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
}

/** @param {number} port */
async function startSite(port) {
  try {
    await build();
  } catch (error) {
    console.error(describe(error));
    process.exit(1);
  }
  const server = spawn(process.execPath, [path.join(root, 'api/dist/server.js')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      NODE_ENV: 'production',
      ...process.env,
      REMOTE_OVERRIDES: 'on',
      SITE_DIR: siteDir,
      PORT: String(port),
      DATA_DIR: path.resolve(root, process.env.DATA_DIR || 'data'),
    },
  });
  server.on('exit', (code) => process.exit(code ?? 0));
  process.on('exit', () => server.kill('SIGTERM'));
  return `http://localhost:${port}/`;
}

/**
 * @param {string} dir
 * @param {number} port
 * @param {string} site host name of the page
 */
async function startRemote(dir, port, site) {
  const file = path.join(dir, 'webpack.config.mjs');
  const { default: make } = await import(pathToFileURL(file).href);
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      // The page may hold unsaved text.
      liveReload: false,
      static: false,
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
      headers: { 'access-control-allow-origin': '*' },
      allowedHosts: ['localhost', site],
    },
    webpack(make({ mode: 'development', serve: 'single' })),
  );
  await server.start();
  await new Promise((resolve) => server.middleware?.waitUntilValid(resolve));
}
