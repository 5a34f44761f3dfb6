import { spawn } from 'node:child_process';
import path from 'node:path';
import { packagesOf } from '../src/workspace/packages.mjs';
import { root } from '../src/workspace/paths.mjs';
import { startDevServer } from './dev-server.mjs';
import { demandFree } from './port.mjs';

/** @typedef {{ page: number, api: number, remote: number }} Ports */

/**
 * Host, remotes and service from their sources.
 * @param {Ports} ports
 */
export function developEverything(ports) {
  return develop(ports, {});
}

/**
 * Remotes in the development shell instead of the host.
 * @param {string[]} names
 * @param {Ports} ports
 */
export function developAlone(names, ports) {
  return develop(ports, {
    shell: 'tooling/dev-shell',
    remotes: packagesOf(root, names).map(({ dir }) => dir),
  });
}

/**
 * @param {Ports} ports
 * @param {{ shell?: string, remotes?: string[] }} what
 */
async function develop(ports, what) {
  await demandFree(ports.api, 'run dev');
  const api = startApi(ports.api);
  console.log('Compiling…');
  const server = await startDevServer({ port: ports.page, api: `http://127.0.0.1:${ports.api}`, ...what });
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
      DATA_DIR: path.resolve(root, process.env.DATA_DIR || 'data'),
    },
  });
  api.on('exit', (code) => process.exit(code ?? 0));
  return api;
}
