import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { remoteName } from '../share/package-json.mjs';
import { serveRemote, withOverrides } from './serve.mjs';

const START_MS = 60_000;
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM']);

/**
 * Shows the remote of a folder with hot reload, in a site that runs elsewhere or in one that is started here.
 * @param {string} dir
 * @param {{ site?: string, port: number, remotePort: number }} options ports of a site started here and of the remote
 */
export async function develop(dir, { site, port, remotePort }) {
  const page = site ?? (await startSite(dir, port));
  console.log('Compiling…');
  const name = remoteName(dir);
  const manifest = await serveRemote(dir, remotePort, new URL(page).hostname);
  console.log(`Open ${withOverrides(page, new Map([[name, manifest]]))}`);
  console.log('What you change shows there immediately.');
  // With a site of its own this process ends after that, whose data is free for the next start then.
  if (site) for (const signal of SIGNALS) process.on(signal, () => process.exit(0));
}

/**
 * Starts the site of the installed package `@my-note/site` on its embedded database.
 * @param {string} dir
 * @param {number} port
 */
async function startSite(dir, port) {
  const program = programOf(dir);
  const server = spawn(process.execPath, [program], {
    cwd: dir,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      NODE_ENV: 'production',
      DATA_DIR: path.join(dir, 'node_modules/.cache/my-note-data'),
      ...process.env,
      REMOTE_OVERRIDES: 'on',
      // The site of the package is signed by nobody.
      SITE_KEY: '',
      SITE_DIR: path.join(path.dirname(program), '../site'),
      PORT: String(port),
    },
  });
  server.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of SIGNALS) process.on(signal, () => server.kill('SIGTERM'));
  process.on('exit', () => server.kill('SIGTERM'));
  const page = `http://localhost:${port}/`;
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    const response = await fetch(`${page}api/ready`).catch(() => undefined);
    if (response?.ok) return page;
    await sleep(100);
  }
  throw new Error(`The site did not start within ${START_MS / 1000} s.`);
}

/** @param {string} dir */
function programOf(dir) {
  try {
    return createRequire(path.join(dir, 'package.json')).resolve('@my-note/site/server');
  } catch {
    throw new Error(
      'Name a site that runs: --site <address>. Or install one: npm install --save-dev @my-note/site',
    );
  }
}
