import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const TRIES = 100;
const STEP_MS = 50;

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (found: boolean) => {
      socket.destroy();
      resolve(found);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });

/** A Redis that keeps nothing, or an error when its program is not installed. */
export async function startRedis(port: number) {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', options, { stdio: 'ignore' });
  let failure: Error | undefined;
  server.once('error', (error) => {
    failure = error;
  });
  for (let tries = 0; tries < TRIES && !failure; tries += 1) {
    if (await isListening(port)) return { url: `redis://127.0.0.1:${port}`, stop: () => server.kill() };
    await wait(STEP_MS);
  }
  server.kill();
  throw failure ?? new Error('Redis does not start');
}
