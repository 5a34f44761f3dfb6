import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@my-note/tooling/emulators';
import { serviceProgram } from './service-program.ts';

const START_MS = 60_000;

/** Starts the service on a site, with an empty database. */
export async function startMountServer(
  site: string,
  program = serviceProgram(),
): Promise<{ url: string; stop: () => Promise<void> }> {
  const data = await mkdtemp(path.join(tmpdir(), 'my-note-mount-data-'));
  const port = await freePort();
  const child = spawn(process.execPath, [program], {
    cwd: data,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      SITE_DIR: site,
      DATA_DIR: data,
      PORT: String(port),
      // Each browser signs in.
      SIGN_IN_REQUESTS_PER_MINUTE: '0',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    await rm(data, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + START_MS;
  while (child.exitCode === null && Date.now() < until) {
    const response = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (response?.ok) return { url, stop };
    await sleep(100);
  }
  await stop();
  throw new Error(`The service for the mount check did not start.\n${output}`);
}
