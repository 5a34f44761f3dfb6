import './node-version.mjs';
import './orphan.mjs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../src/paths.mjs';
import { demandFree, portFrom } from './port.mjs';
import { describe, install } from './prepare.mjs';

const port = portFrom(process.env.PORT);
const apiPort = portFrom(process.env.API_PORT || String(port + 100));
await demandFree(port, 'run dev');
await demandFree(apiPort, 'run dev');
try {
  await install();
} catch (error) {
  console.error(describe(error));
  process.exit(1);
}

const apiDir = path.join(root, 'api');
const tsx = path.join(apiDir, 'node_modules/tsx/dist/cli.mjs');
const api = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'src/server.ts'], {
  cwd: apiDir,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    NODE_ENV: 'development',
    ...process.env,
    PORT: String(apiPort),
    DATA_DIR: path.resolve(root, process.env.DATA_DIR || 'data'),
  },
});
api.on('exit', (code) => process.exit(code ?? 0));

// Imported late: webpack is there only after the installation.
const { startDevServer } = await import('./dev-server.mjs');
console.log('Compiling…');
const server = await startDevServer({ port, api: `http://127.0.0.1:${apiPort}` });
console.log(`Development server at http://localhost:${port}, hot reload on`);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, async () => {
    api.removeAllListeners('exit');
    api.kill(signal);
    await server.stop();
    process.exit(0);
  });
}
