import { spawn } from 'node:child_process';
import path from 'node:path';
import { packagesOf } from '../../src/workspace/packages.mjs';
import { root } from '../../src/workspace/paths.mjs';
import { demandFree } from '../port.mjs';
import { startDevServer } from './server.mjs';

/** @typedef {{ page: number, api: number, remote: number }} Ports */

/**
 * Runs host, remotes, and service from their sources.
 * @param {Ports} ports
 * @param {string[]} alone names of remotes to run in the development shell instead of the host
 */
export async function developEverything(ports, alone) {
  await demandFree(ports.api, 'run dev');
  const api = startApi(ports.api);
  console.log('Compiling…');
  const remotes = packagesOf(root, alone).map(({ dir }) => dir);
  const server = await startDevServer({
    port: ports.page,
    api: `http://127.0.0.1:${ports.api}`,
    ...(alone.length > 0 && {
      shell: 'tooling/dev-shell',
      remotes,
      checked: remotes,
    }),
  });
  console.log(`Development server at http://localhost:${ports.page}, hot reload on`);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, async () => {
      api.removeAllListeners('exit');
      api.kill(signal);
      await server.stop();
      process.exit(0);
    });
  }
}

/** @param {number} port */
function startApi(port) {
  const apiDir = path.join(root, 'api');
  const tsx = path.join(apiDir, 'node_modules/tsx/dist/cli.mjs');
  const api = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'src/app/server.ts'], {
    cwd: apiDir,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      NODE_ENV: 'development',
      ...process.env,
      PORT: String(port),
      // What is being written is signed by nobody.
      SITE_KEY: '',
      DATA_DIR: path.resolve(root, process.env.DATA_DIR || 'data'),
    },
  });
  api.on('exit', (code) => process.exit(code ?? 0));
  return api;
}
