import { spawn } from 'node:child_process';
import path from 'node:path';
import { serveRemote, withOverrides } from '@my-note/remote-build/serve';
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
  const manifests = new Map();
  for (const [index, { name, dir }] of packages.entries()) {
    manifests.set(name, await serveRemote(dir, ports.remote + index, new URL(page).hostname));
  }
  console.log(
    `Open ${withOverrides(page, manifests)}\nWhat you change in ${names.join(', ')} shows there immediately.`,
  );
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
