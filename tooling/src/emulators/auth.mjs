import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pnpm } from '../workspace/command.mjs';
import { root } from '../workspace/paths.mjs';
import { freePort } from './free-port.mjs';
import { serve } from './process.mjs';

const VERSION = '15.34.2';
// 300 MB that only these tests need, so `npm start` does not install it.
const folder = path.join(root, 'node_modules/.cache/firebase-tools', VERSION);
const program = path.join(folder, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** What is missing on this machine for Firebase's Auth emulator; undefined once it is installed. */
export async function missingForAuth() {
  if (!existsSync(program)) await install();
  return existsSync(program) ? undefined : `firebase-tools ${VERSION} could not be installed`;
}

async function install() {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n');
  // A workspace of its own, or it would become part of the surrounding project.
  await writeFile(path.join(folder, 'pnpm-workspace.yaml'), 'packages: []\n');
  await pnpm(['add', `firebase-tools@${VERSION}`, '--ignore-scripts', '--prefer-offline'], { cwd: folder });
}

/**
 * Starts Firebase's Auth emulator on a free port; call `missingForAuth` first.
 * @param {{ projectId: string }} options
 */
export async function startAuth({ projectId }) {
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()];
  /** @param {number} number */
  const at = (number) => ({ host: '127.0.0.1', port: number });
  const cwd = await mkdtemp(path.join(tmpdir(), 'my-note-auth-'));
  const config = {
    emulators: {
      auth: at(port),
      hub: at(hub),
      logging: at(logging),
      ui: { enabled: false },
      singleProjectMode: false,
    },
  };
  await writeFile(path.join(cwd, 'firebase.json'), JSON.stringify(config));
  const args = [program, 'emulators:start', '--only', 'auth', '--project', projectId];
  return serve(process.execPath, args, { host: `127.0.0.1:${port}`, cwd });
}
